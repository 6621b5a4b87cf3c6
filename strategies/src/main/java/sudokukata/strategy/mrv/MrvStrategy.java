package sudokukata.strategy.mrv;

import java.util.Set;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Fewest candidates first (minimum remaining values). The masks of the memo, but at each step all blanks are looked at
 * and the one with the fewest candidates is filled next: a cell with none ends the branch at once, a cell with one costs
 * no choice. On ties the first in reading order is taken.
 *
 * <p>The order is no longer that of the cells, so the first solution met need not be the smallest.
 *
 * <p>The idea: Golomb and Baumert, "Backtrack Programming", 1965; Knuth calls it the MRV heuristic.
 */
public final class MrvStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "mrv";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new Run(puzzle.clues(), search).fill(0);
    }

    private static final class Run {
        private final Search search;
        private final int[] digits;
        private final int[] blanks;
        private final int[] rows = new int[9];
        private final int[] columns = new int[9];
        private final int[] boxes = new int[9];

        Run(Grid clues, Search search) {
            this.search = search;
            digits = clues.toArray();
            blanks = new int[clues.blanks()];
            int k = 0;
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] == 0) {
                    blanks[k++] = cell;
                } else {
                    flip(cell, digits[cell]);
                }
            }
        }

        // docs:begin fill
        /** Fills the blanks that are left when k are filled; true means stop. */
        boolean fill(int k) {
            if (k == blanks.length) {
                return search.found(digits);
            }
            int cell = fewestCandidates();
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

        // docs:begin fewest
        /** The blank cell with the fewest candidates, the first in reading order on ties. */
        int fewestCandidates() {
            int best = -1;
            int fewest = 10;
            for (int cell : blanks) {
                if (digits[cell] != 0) {
                    continue;
                }
                int count = Integer.bitCount(candidates(cell));
                if (count < fewest) {
                    fewest = count;
                    best = cell;
                }
            }
            return best;
        }
        // docs:end fewest

        /** The digits that no peer of a cell holds, digit d as bit d-1. */
        int candidates(int cell) {
            return 0b111_111_111 & ~(rows[cell / 9] | columns[cell % 9] | boxes[boxOf(cell)]);
        }

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
    }
}
