package sudokukata.strategy.pairs;

import java.util.Arrays;
import java.util.Set;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * The same search as that of the domino strategy, cheaper at each step. Each row, column and box remembers its digits in
 * a 9-bit mask, and each digit the partners with which its domino is free: what fits is read off by {@code &}, where the
 * domino strategy tries all 36 dominoes and scans the units of both cells.
 *
 * <p>It walks the very same tree: the same placements in the same order, the same first solution.
 */
public final class PairsStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "pairs";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOMINO);
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        new Run(puzzle, search).fill(0);
    }

    private static final class Run {
        private final Search search;
        private final int[] digits;
        private final int[] partner = new int[81];
        private final int[] free = new int[10];
        private final int[] rows = new int[9];
        private final int[] columns = new int[9];
        private final int[] boxes = new int[9];

        Run(Sudomino puzzle, Search search) {
            this.search = search;
            digits = puzzle.clues().toArray();
            Arrays.fill(partner, Tiling.SINGLE);
            // docs:begin free
            for (int digit = 1; digit <= 9; digit++) {
                free[digit] = 0b111_111_111 & ~bit(digit);
            }
            // docs:end free
            // docs:begin given
            for (Tile tile : puzzle.tiles()) {
                join(tile.cell(), tile.other());
                flip(tile.digit(), tile.otherDigit());
            }
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] != 0) {
                    put(cell, digits[cell]);
                }
            }
            // docs:end given
        }

        /** Lays tiles from a cell on; true means stop. */
        boolean fill(int cell) {
            while (cell < 81 && digits[cell] != 0) {
                cell++;
            }
            if (cell == 81) {
                return search.found(digits, partner);
            }
            // docs:begin here
            int here = candidates(cell);
            int right = cell % 9 < 8 && digits[cell + 1] == 0 ? candidates(cell + 1) : 0;
            int down = cell < 72 && digits[cell + 9] == 0 ? candidates(cell + 9) : 0;
            // docs:end here
            // docs:begin loop
            for (int low = 1; low <= 8; low++) {
                // The larger digits that fit in one of the four ways: low here and high there, or the other way round.
                int larger = (here & bit(low)) != 0 ? right | down : 0;
                larger |= ((right | down) & bit(low)) != 0 ? here : 0;
                for (int left = free[low] & larger & -bit(low); left != 0; left &= left - 1) {
                    // docs:begin high
                    int high = Integer.numberOfTrailingZeros(left) + 1;
                    if (fits(here, low, right, high) && lay(cell, low, cell + 1, high)
                            || fits(here, high, right, low) && lay(cell, high, cell + 1, low)
                            || fits(here, low, down, high) && lay(cell, low, cell + 9, high)
                            || fits(here, high, down, low) && lay(cell, high, cell + 9, low)) {
                        return true;
                    }
                    // docs:end high
                }
            }
            // docs:end loop
            return false;
        }

        // docs:begin fits
        static boolean fits(int candidates, int digit, int otherCandidates, int otherDigit) {
            return (candidates & bit(digit)) != 0 && (otherCandidates & bit(otherDigit)) != 0;
        }
        // docs:end fits

        // docs:begin lay
        /** Lays a tile that fits and goes on behind it; true means stop. */
        boolean lay(int cell, int digit, int other, int otherDigit) {
            put(cell, digit);
            put(other, otherDigit);
            join(cell, other);
            flip(digit, otherDigit);
            search.place(cell, digit, other, otherDigit);
            if (fill(cell + 1)) {
                return true;
            }
            search.undo(cell, other);
            flip(digit, otherDigit);
            clear(cell);
            clear(other);
            return false;
        }
        // docs:end lay

        void join(int cell, int other) {
            partner[cell] = other;
            partner[other] = cell;
        }

        // docs:begin flip
        /** Marks a domino as used, or as free again: one xor does both. */
        void flip(int digit, int otherDigit) {
            free[digit] ^= bit(otherDigit);
            free[otherDigit] ^= bit(digit);
        }
        // docs:end flip

        // docs:begin put
        void put(int cell, int digit) {
            digits[cell] = digit;
            flipInUnits(cell, bit(digit));
        }

        void clear(int cell) {
            flipInUnits(cell, bit(digits[cell]));
            digits[cell] = 0;
        }
        // docs:end put

        void flipInUnits(int cell, int bit) {
            rows[cell / 9] ^= bit;
            columns[cell % 9] ^= bit;
            boxes[boxOf(cell)] ^= bit;
        }

        /** The digits that no peer of a blank cell holds, digit d as bit d-1. */
        int candidates(int cell) {
            return 0b111_111_111 & ~(rows[cell / 9] | columns[cell % 9] | boxes[boxOf(cell)]);
        }

        static int bit(int digit) {
            return 1 << digit - 1;
        }

        static int boxOf(int cell) {
            return cell / 27 * 3 + cell % 9 / 3;
        }
    }
}
