package sudokukata.suite.wrong;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** A search by pairs into which one mistake is planted, as a learner would make it. */
public final class PlantedDomino implements SolverStrategy {

    /** What is wrong. */
    public enum Mistake {
        /** The table of used dominoes is one-way: stored as the tile lies, looked up smaller digit first. */
        ONE_WAY_TABLE,
        /** The table of used dominoes belongs to the strategy, not to the run. */
        STATE_KEPT,
        /** Given tiles are not marked as used. */
        GIVEN_NOT_USED,
        /** The second half of a tile is not checked. */
        SECOND_HALF_UNCHECKED,
        /** A tile may wrap from column 9 to the next row. */
        WRAPS
    }

    private final Mistake mistake;
    private final boolean[][] kept = new boolean[10][10];

    public PlantedDomino(Mistake mistake) {
        this.mistake = mistake;
    }

    @Override
    public String id() {
        return mistake.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOMINO);
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        new Run(puzzle, search).fill(0);
    }

    private final class Run {
        private final Search search;
        private final int[] digits;
        private final int[] partner = new int[81];
        private final boolean[][] used = mistake == Mistake.STATE_KEPT ? kept : new boolean[10][10];

        Run(Sudomino puzzle, Search search) {
            this.search = search;
            this.digits = puzzle.clues().toArray();
            Arrays.fill(partner, -1);
            for (Tile tile : puzzle.tiles()) {
                partner[tile.cell()] = tile.other();
                partner[tile.other()] = tile.cell();
                if (mistake != Mistake.GIVEN_NOT_USED) {
                    use(tile.digit(), tile.otherDigit(), true);
                }
            }
        }

        private void use(int digit, int otherDigit, boolean isUsed) {
            used[digit][otherDigit] = isUsed;
            if (mistake != Mistake.ONE_WAY_TABLE) {
                used[otherDigit][digit] = isUsed;
            }
        }

        boolean fill(int from) {
            int cell = from;
            while (cell < 81 && digits[cell] != 0) {
                cell++;
            }
            if (cell == 81) {
                return search.found(digits, partner);
            }
            for (int u = 1; u <= 8; u++) {
                for (int v = u + 1; v <= 9; v++) {
                    boolean stop = !used[u][v]
                            && (lay(cell, u, cell + 1, v)
                                    || lay(cell, v, cell + 1, u)
                                    || lay(cell, u, cell + 9, v)
                                    || lay(cell, v, cell + 9, u));
                    if (stop) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean lay(int cell, int digit, int other, int otherDigit) {
            boolean onBoard = other < 81 && (mistake == Mistake.WRAPS || Cells.areAdjacent(cell, other));
            if (!onBoard || digits[other] != 0 || !fits(cell, digit)) {
                return false;
            }
            if (mistake != Mistake.SECOND_HALF_UNCHECKED && !fits(other, otherDigit)) {
                return false;
            }
            digits[cell] = digit;
            digits[other] = otherDigit;
            partner[cell] = other;
            partner[other] = cell;
            use(digit, otherDigit, true);
            search.place(cell, digit, other, otherDigit);
            boolean stop = fill(cell + 1);
            if (!stop) {
                search.undo(cell, other);
                use(digit, otherDigit, false);
                digits[cell] = 0;
                digits[other] = 0;
            }
            return stop;
        }

        private boolean fits(int cell, int digit) {
            int row = cell / 9;
            int column = cell % 9;
            for (int i = 0; i < 9; i++) {
                int inBox = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
                if (digits[row * 9 + i] == digit || digits[i * 9 + column] == digit || digits[inBox] == digit) {
                    return false;
                }
            }
            return true;
        }
    }
}
