package sudokukata.strategy.places;

import java.util.Arrays;
import java.util.Set;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Fewest places first. A blank cell can be covered in so many ways: by a free domino to one of its blank neighbors,
 * either way round. At each step the cell with the fewest ways is covered next: one with none ends the branch at once,
 * one with a single way costs no choice. On ties the first in reading order is taken.
 *
 * <p>For a cell the neighbors are tried right, down, left, up, its own digits ascending, then the neighbor's. It is to
 * the domino strategy what fewest candidates is to the naive one.
 *
 * <p>The idea: Golomb and Baumert, "Backtrack Programming", 1965.
 */
public final class PlacesStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "places";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOMINO);
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        new Run(puzzle, search).fill();
    }

    private static final class Run {
        private static final int NONE = -1;

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
            for (int digit = 1; digit <= 9; digit++) {
                free[digit] = 0b111_111_111 & ~bit(digit);
            }
            for (Tile tile : puzzle.tiles()) {
                join(tile.cell(), tile.other());
                flip(tile.digit(), tile.otherDigit());
            }
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] != 0) {
                    put(cell, digits[cell]);
                }
            }
        }

        // docs:begin fill
        /** Covers the blank cells that are left; true means stop. */
        boolean fill() {
            int cell = fewestPlaces();
            if (cell == NONE) {
                return search.found(digits, partner);
            }
            // docs:begin loop
            for (int direction = 0; direction < 4; direction++) {
                int other = blankBeside(cell, direction);
                if (other == NONE) {
                    continue;
                }
                for (int left = candidates(cell); left != 0; left &= left - 1) {
                    int digit = Integer.numberOfTrailingZeros(left) + 1;
                    for (int rest = free[digit] & candidates(other); rest != 0; rest &= rest - 1) {
                        if (lay(cell, digit, other, Integer.numberOfTrailingZeros(rest) + 1)) {
                            return true;
                        }
                    }
                }
            }
            return false;
            // docs:end loop
        }
        // docs:end fill

        // docs:begin fewest
        /** The blank cell that can be covered in the fewest ways, the first in reading order on ties; {@link #NONE} if none is blank. */
        int fewestPlaces() {
            int best = NONE;
            int fewest = Integer.MAX_VALUE;
            for (int cell = 0; cell < 81 && fewest > 0; cell++) {
                if (digits[cell] == 0) {
                    int count = places(cell);
                    if (count < fewest) {
                        fewest = count;
                        best = cell;
                    }
                }
            }
            return best;
        }
        // docs:end fewest

        // docs:begin places
        /** In how many ways a blank cell can be covered. */
        int places(int cell) {
            int count = 0;
            for (int direction = 0; direction < 4; direction++) {
                int other = blankBeside(cell, direction);
                if (other == NONE) {
                    continue;
                }
                int otherCandidates = candidates(other);
                for (int left = candidates(cell); left != 0; left &= left - 1) {
                    int digit = Integer.numberOfTrailingZeros(left) + 1;
                    count += Integer.bitCount(free[digit] & otherCandidates);
                }
            }
            return count;
        }
        // docs:end places

        // docs:begin beside
        /** The neighbor to the right, below, to the left or above, if there is one and it is blank; else {@link #NONE}. */
        int blankBeside(int cell, int direction) {
            int other = switch (direction) {
                case 0 -> cell % 9 < 8 ? cell + 1 : NONE;
                case 1 -> cell < 72 ? cell + 9 : NONE;
                case 2 -> cell % 9 > 0 ? cell - 1 : NONE;
                default -> cell > 8 ? cell - 9 : NONE;
            };
            return other != NONE && digits[other] == 0 ? other : NONE;
        }
        // docs:end beside

        /** Lays a tile that fits and goes on; true means stop. */
        boolean lay(int cell, int digit, int other, int otherDigit) {
            put(cell, digit);
            put(other, otherDigit);
            join(cell, other);
            flip(digit, otherDigit);
            search.place(cell, digit, other, otherDigit);
            if (fill()) {
                return true;
            }
            search.undo(cell, other);
            flip(digit, otherDigit);
            clear(cell);
            clear(other);
            return false;
        }

        void join(int cell, int other) {
            partner[cell] = other;
            partner[other] = cell;
        }

        /** Marks a domino as used, or as free again: one xor does both. */
        void flip(int digit, int otherDigit) {
            free[digit] ^= bit(otherDigit);
            free[otherDigit] ^= bit(digit);
        }

        void put(int cell, int digit) {
            digits[cell] = digit;
            flipInUnits(cell, bit(digit));
        }

        void clear(int cell) {
            flipInUnits(cell, bit(digits[cell]));
            digits[cell] = 0;
        }

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
