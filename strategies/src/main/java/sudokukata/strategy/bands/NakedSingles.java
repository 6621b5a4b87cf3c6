package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;

/**
 * Finds the open cells that only one digit can take. The words know where a digit can stand, not what a cell can hold:
 * this is the one rule for which all nine must be seen together.
 */
final class NakedSingles {
    private NakedSingles() {}

    /** Settles the cells with one candidate; false if a cell has none. What changed is dirty. */
    static boolean settle(int[] state) {
        return settle(state, 0) && settle(state, 1) && settle(state, 2);
    }

    private static boolean settle(int[] state, int band) {
        int once = 0;
        int twice = 0;
        for (int digit = 0; digit < 9; digit++) {
            int word = state[WORD + band * 9 + digit];
            twice |= once & word;
            once |= word;
        }
        for (int singles = state[OPEN + band] & ~twice; singles != 0; singles &= singles - 1) {
            settle(state, band, singles & -singles);
        }
        return once == ALL_CELLS;
    }

    private static void settle(int[] state, int band, int cell) {
        for (int index = band * 9; index < band * 9 + 9; index++) {
            if ((state[WORD + index] & cell) != 0) {
                BandState.restrict(state, index, FREE_CELLS[BandState.pattern(cell)] | cell);
            }
        }
    }
}
