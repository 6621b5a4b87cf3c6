package sudokukata.strategy.naive;

import java.util.Set;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

// docs:begin shape
/**
 * Backtracking at its plainest. Take the first blank cell in reading order, try the digits 1 to 9; before each try scan
 * the row, the column and the box for it. If no digit is left, go back to the cell before and try its next one.
 *
 * <p>Cells and digits go up in order, so the first solution met is the smallest.
 */
public final class NaiveStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "naive";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.FIRST_IN_ORDER);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new Run(puzzle.clues(), search).fill(0);
    }
    // docs:end shape

    private static final class Run {
        // docs:begin state
        private final Search search;
        private final int[] digits;

        Run(Grid clues, Search search) {
            this.search = search;
            digits = clues.toArray();
        }
        // docs:end state

        // docs:begin fill
        /** Fills the blanks from a cell on; true means stop. */
        boolean fill(int cell) {
            while (cell < 81 && digits[cell] != 0) {
                cell++;
            }
            if (cell == 81) {
                return search.found(digits);
            }
            // docs:begin loop
            for (int digit = 1; digit <= 9; digit++) {
                if (!fits(cell, digit)) {
                    continue;
                }
                // docs:begin try
                digits[cell] = digit;
                search.place(cell, digit);
                if (fill(cell + 1)) {
                    return true;
                }
                search.undo(cell);
                digits[cell] = 0;
                // docs:end try
            }
            return false;
            // docs:end loop
        }
        // docs:end fill

        // docs:begin fits
        /** Whether no cell of the row, the column and the box holds the digit. */
        boolean fits(int cell, int digit) {
            int row = cell / 9;
            int column = cell % 9;
            int boxCorner = row / 3 * 27 + column / 3 * 3;
            for (int i = 0; i < 9; i++) {
                if (digits[row * 9 + i] == digit
                        || digits[i * 9 + column] == digit
                        || digits[boxCorner + i / 3 * 9 + i % 3] == digit) {
                    return false;
                }
            }
            return true;
        }
        // docs:end fits
    }
}
