package sudokukata.puzzle;

import java.util.Optional;

/** A sudoku: its given digits. */
public record Sudoku(Grid clues) implements Puzzle {

    /** The first clash among the clues; empty if they obey the rules so far. */
    @Override
    public Optional<Clash> clash() {
        return Clash.in(clues);
    }
}
