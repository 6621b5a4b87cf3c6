package sudokukata.judge.data;

import java.util.Optional;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;

/** Lays tiles cell after cell, with one fault: a tile may go on from column 9 to the next row. */
final class WrappingTiler {
    private static final long CAP = 300_000;

    private final int[] digits;
    private final boolean[][] used = new boolean[10][10];
    private long placements;

    private WrappingTiler(Sudomino puzzle) {
        this.digits = puzzle.clues().toArray();
        puzzle.tiles().forEach(tile -> use(tile.digit(), tile.otherDigit(), true));
    }

    /** The first grid that the faulty search meets; empty if there is none within 300,000 placements. */
    static Optional<Grid> solve(Sudomino puzzle) {
        WrappingTiler tiler = new WrappingTiler(puzzle);
        return tiler.fill(0) ? Optional.of(Grid.of(tiler.digits)) : Optional.empty();
    }

    private boolean fill(int from) {
        int cell = from;
        while (cell < Cells.COUNT && digits[cell] != 0) {
            cell++;
        }
        if (cell == Cells.COUNT) {
            return true;
        }
        for (Domino domino : Domino.all()) {
            if (!used[domino.low()][domino.high()]
                    && (lay(cell, domino.low(), cell + 1, domino.high())
                            || lay(cell, domino.high(), cell + 1, domino.low())
                            || lay(cell, domino.low(), cell + 9, domino.high())
                            || lay(cell, domino.high(), cell + 9, domino.low()))) {
                return true;
            }
        }
        return false;
    }

    private boolean lay(int cell, int digit, int other, int otherDigit) {
        // The fault: the cell after column 9 passes for its right neighbour.
        if (other >= Cells.COUNT || digits[other] != 0 || !fits(cell, digit) || placements > CAP) {
            return false;
        }
        digits[cell] = digit;
        if (!fits(other, otherDigit)) {
            digits[cell] = 0;
            return false;
        }
        placements++;
        digits[other] = otherDigit;
        use(digit, otherDigit, true);
        if (fill(cell + 1)) {
            return true;
        }
        use(digit, otherDigit, false);
        digits[cell] = 0;
        digits[other] = 0;
        return false;
    }

    private boolean fits(int cell, int digit) {
        for (int peer = 0; peer < Cells.COUNT; peer++) {
            if (digits[peer] == digit && Cells.arePeers(peer, cell)) {
                return false;
            }
        }
        return true;
    }

    private void use(int digit, int otherDigit, boolean isUsed) {
        used[Math.min(digit, otherDigit)][Math.max(digit, otherDigit)] = isUsed;
    }
}
