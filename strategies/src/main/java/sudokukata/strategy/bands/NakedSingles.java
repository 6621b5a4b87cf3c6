package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;

/** Finds the open cells that only one digit can take. The words know digits, not cells, so this is asked seldom. */
final class NakedSingles {
    private NakedSingles() {}

    /** Settles the cells with one candidate; false if a cell has none. What changed is dirty. */
    static boolean settle(int[] state) {
        for (int band = 0; band < 3; band++) {
            int once = 0;
            int twice = 0;
            for (int index = band * 9; index < band * 9 + 9; index++) {
                int word = state[WORD + index];
                twice |= once & word;
                once |= word;
            }
            if (once != ALL_CELLS) {
                return false;
            }
            for (int singles = state[OPEN + band] & ~twice; singles != 0; singles &= singles - 1) {
                settle(state, band, singles & -singles);
            }
        }
        return true;
    }

    private static void settle(int[] state, int band, int cell) {
        int index = band * 9;
        while ((state[WORD + index] & cell) == 0) {
            if (++index == band * 9 + 9) {
                return;
            }
        }
        BandState.restrict(state, index, FREE_CELLS[BandState.pattern(cell)] | cell);
    }
}
