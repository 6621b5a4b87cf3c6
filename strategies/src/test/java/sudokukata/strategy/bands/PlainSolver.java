package sudokukata.strategy.bands;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/** A solver that shares nothing with the one under test: fills the blank cell with the fewest candidates, by trial. */
final class PlainSolver {
    private final int[] digits = new int[Cells.COUNT];
    private final int[] used = new int[27];
    private final int limit;
    private final Random order;
    private final Set<Grid> solutions = new TreeSet<>();

    private PlainSolver(Grid clues, int limit, Random order) {
        this.limit = limit;
        this.order = order;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            flip(cell, clues.digit(cell));
        }
    }

    /** The solutions of a grid, at most so many. */
    static Set<Grid> solutions(Grid clues, int limit) {
        PlainSolver solver = new PlainSolver(clues, limit, null);
        solver.fill();
        return solver.solutions;
    }

    /** Some solution of a grid that has one, by trying the digits in a drawn order. */
    static Grid someSolution(Grid clues, Random order) {
        PlainSolver solver = new PlainSolver(clues, 1, order);
        solver.fill();
        return solver.solutions.iterator().next();
    }

    private void fill() {
        int cell = fewestCandidates();
        if (cell < 0) {
            solutions.add(Grid.of(digits));
            return;
        }
        int candidates = candidates(cell);
        int turn = order == null ? 0 : order.nextInt(9);
        for (int i = 0; i < 9 && solutions.size() < limit; i++) {
            int digit = (i + turn) % 9 + 1;
            if ((candidates >> digit & 1) != 0) {
                flip(cell, digit);
                fill();
                flip(cell, digit);
            }
        }
    }

    private int fewestCandidates() {
        int best = -1;
        int fewest = 10;
        for (int cell = 0; cell < Cells.COUNT && fewest > 1; cell++) {
            if (digits[cell] == 0 && Integer.bitCount(candidates(cell)) < fewest) {
                best = cell;
                fewest = Integer.bitCount(candidates(cell));
            }
        }
        return best;
    }

    /** The digits that no peer of a cell holds, digit d as bit d. */
    private int candidates(int cell) {
        return ~(used[cell / 9] | used[9 + cell % 9] | used[18 + cell / 27 * 3 + cell % 9 / 3]) & 0b11_1111_1110;
    }

    /** Writes a digit into a blank cell, or takes it out again. */
    private void flip(int cell, int digit) {
        digits[cell] ^= digit;
        used[cell / 9] ^= 1 << digit;
        used[9 + cell % 9] ^= 1 << digit;
        used[18 + cell / 27 * 3 + cell % 9 / 3] ^= 1 << digit;
    }
}
