package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;

/**
 * Finds the open cells that only one digit can take. A word knows where its digit can stand, not what else could stand
 * there: for this rule all nine words of a band must be seen together.
 */
final class NakedSingles {
    private NakedSingles() {}

    /** Places the digits that are a cell's only one; false if a cell has none. What changed is dirty. */
    static boolean place(int[] state) {
        return place(state, 0) && place(state, 1) && place(state, 2);
    }

    private static boolean place(int[] state, int band) {
        int once = 0;
        int twice = 0;
        for (int digit = 0; digit < 9; digit++) {
            int word = state[WORD + band * 9 + digit];
            twice |= once & word;
            once |= word;
        }
        for (int singles = state[OPEN + band] & ~twice; singles != 0; singles &= singles - 1) {
            placeAt(Integer.lowestOneBit(singles), state, band);
        }
        return once == ALL_CELLS;
    }

    private static void placeAt(int cell, int[] state, int band) {
        for (int index = band * 9; index < band * 9 + 9; index++) {
            if ((state[WORD + index] & cell) != 0) {
                BandState.place(state, index, cell);
            }
        }
    }
}
