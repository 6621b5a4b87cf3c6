package sudokukata.judge.paste;

import java.util.Optional;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/**
 * One record of a pasted text: a puzzle, or why it is none.
 *
 * @param line the line on which it begins, from 1
 * @param puzzle the puzzle; empty if it cannot be read
 * @param complaint why it cannot be read; empty if it can
 * @param solution a solution that the text claims, as in a CSV file with two columns
 */
public record PastedPuzzle(int line, Optional<Puzzle> puzzle, Optional<Complaint> complaint, Optional<Grid> solution) {

    /**
     * Why a record cannot be read.
     *
     * @param line the line that is meant, from 1
     * @param column the column, from 1; 0 if the whole line is meant
     * @param text what was expected and what was found
     */
    public record Complaint(int line, int column, String text) {

        /** Such as {@code line 3, column 5: expected ...}. */
        @Override
        public String toString() {
            return "line " + line + (column > 0 ? ", column " + column : "") + ": " + text;
        }
    }

    /** What is wrong with it, with its place. */
    public String placedComplaint() {
        return complaint.map(Complaint::toString).orElse("");
    }

    static PastedPuzzle of(int line, Puzzle puzzle) {
        return new PastedPuzzle(line, Optional.of(puzzle), Optional.empty(), Optional.empty());
    }

    static PastedPuzzle bad(int line, String text) {
        return bad(line, new Complaint(line, 0, text));
    }

    static PastedPuzzle bad(int line, Complaint complaint) {
        return new PastedPuzzle(line, Optional.empty(), Optional.of(complaint), Optional.empty());
    }
}
