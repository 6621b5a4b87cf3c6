package sudokukata.strategy.memo;

import java.util.Set;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * The same search as the naive one, cheaper at each step. The blanks are listed once, and each row, column and box
 * remembers its digits in a 9-bit mask, so that a digit is tested by one {@code &} in place of 27 looks.
 *
 * <p>It walks the very same tree: the same placements, the same first solution.
 */
public final class MemoStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "memo";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.FIRST_IN_ORDER);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new Run(puzzle.clues(), search).fill(0);
    }

    private static final class Run {
        private final Search search;
        private final int[] digits;
        private final int[] blanks;
        // docs:begin masks
        private final int[] rows = new int[9];
        private final int[] columns = new int[9];
        private final int[] boxes = new int[9];
        // docs:end masks

        Run(Grid clues, Search search) {
            this.search = search;
            digits = clues.toArray();
            // docs:begin list
            blanks = new int[clues.blanks()];
            int k = 0;
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] == 0) {
                    blanks[k++] = cell;
                    // docs:begin clues
                } else {
                    flip(cell, digits[cell]);
                    // docs:end clues
                }
            }
            // docs:end list
        }

        // docs:begin fill
        /** Fills the blanks from the k-th on; true means stop. */
        boolean fill(int k) {
            if (k == blanks.length) {
                return search.found(digits);
            }
            int cell = blanks[k];
            // docs:begin loop
            // Each candidate, the smallest first: left & left - 1 is left without its lowest bit.
            for (int left = candidates(cell); left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left) + 1;
                digits[cell] = digit;
                flip(cell, digit);
                search.place(cell, digit);
                if (fill(k + 1)) {
                    return true;
                }
                search.undo(cell);
                flip(cell, digit);
                digits[cell] = 0;
            }
            return false;
            // docs:end loop
        }
        // docs:end fill

        // docs:begin candidates
        /** The digits that no peer of a cell holds, digit d as bit d-1. */
        int candidates(int cell) {
            return 0b111_111_111 & ~(rows[cell / 9] | columns[cell % 9] | boxes[boxOf(cell)]);
        }
        // docs:end candidates

        // docs:begin flip
        /** Marks a digit as used in the three units of a cell, or as free again: one xor does both. */
        void flip(int cell, int digit) {
            int bit = 1 << (digit - 1);
            rows[cell / 9] ^= bit;
            columns[cell % 9] ^= bit;
            boxes[boxOf(cell)] ^= bit;
        }

        static int boxOf(int cell) {
            return cell / 27 * 3 + cell % 9 / 3;
        }
        // docs:end flip
    }
}
