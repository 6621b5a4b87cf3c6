package sudokukata.strategy.domino;

import java.util.Arrays;
import java.util.Set;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * The naive search, two cells at a time. Take the first blank cell in reading order; each unused domino is tried to the
 * right and downwards, either way round. Left and up need no try: those cells are filled already.
 *
 * <p>The blanks cannot be listed once: a tile fills two of them, so the next one listed may be full.
 */
public final class DominoStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "domino";
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
        // docs:begin state
        private final int[] partner = new int[81];
        private final boolean[][] used = new boolean[10][10];
        // docs:end state

        Run(Sudomino puzzle, Search search) {
            this.search = search;
            digits = puzzle.clues().toArray();
            // docs:begin given
            Arrays.fill(partner, Tiling.SINGLE);
            for (Tile tile : puzzle.tiles()) {
                join(tile.cell(), tile.other());
                use(tile.digit(), tile.otherDigit(), true);
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
            // docs:begin loop
            int right = cell % 9 < 8 ? cell + 1 : cell;
            int down = cell < 72 ? cell + 9 : cell;
            for (int low = 1; low <= 8; low++) {
                for (int high = low + 1; high <= 9; high++) {
                    if (!used[low][high]
                            && (lay(cell, low, right, high)
                                    || lay(cell, high, right, low)
                                    || lay(cell, low, down, high)
                                    || lay(cell, high, down, low))) {
                        return true;
                    }
                }
            }
            return false;
            // docs:end loop
        }

        // docs:begin lay
        /** Lays one tile, if it fits, and goes on behind it; true means stop. */
        boolean lay(int cell, int digit, int other, int otherDigit) {
            if (other == cell || digits[other] != 0 || !fits(cell, digit) || !fits(other, otherDigit)) {
                return false;
            }
            // docs:begin go
            digits[cell] = digit;
            digits[other] = otherDigit;
            join(cell, other);
            use(digit, otherDigit, true);
            search.place(cell, digit, other, otherDigit);
            if (fill(cell + 1)) {
                return true;
            }
            search.undo(cell, other);
            use(digit, otherDigit, false);
            digits[cell] = 0;
            digits[other] = 0;
            return false;
            // docs:end go
        }
        // docs:end lay

        // docs:begin both
        void join(int cell, int other) {
            partner[cell] = other;
            partner[other] = cell;
        }
        // docs:end both

        // docs:begin use
        /** Marks a domino as used or free, whichever way round it is asked for. */
        void use(int digit, int otherDigit, boolean isUsed) {
            used[digit][otherDigit] = isUsed;
            used[otherDigit][digit] = isUsed;
        }
        // docs:end use

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
    }
}
