package sudokukata.judge.paste;

import java.util.Optional;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/**
 * One record of a pasted text: a puzzle, or why it is none.
 *
 * @param line the line on which it begins, from 1
 * @param puzzle the puzzle; empty if it cannot be read
 * @param complaint why it cannot be read, with what was expected; empty if it can
 * @param solution a solution that the text claims, as in a CSV file with two columns
 */
public record PastedPuzzle(int line, Optional<Puzzle> puzzle, String complaint, Optional<Grid> solution) {

    /** The complaint with its place: the line, unless the complaint itself says it, and the column too. */
    public String placedComplaint() {
        return complaint.startsWith("line ") ? complaint : "line " + line + ": " + complaint;
    }

    static PastedPuzzle of(int line, Puzzle puzzle) {
        return new PastedPuzzle(line, Optional.of(puzzle), "", Optional.empty());
    }

    static PastedPuzzle bad(int line, String complaint) {
        return new PastedPuzzle(line, Optional.empty(), complaint, Optional.empty());
    }
}
