package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.KEY;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.FORCED;
import static sudokukata.strategy.bands.BandTables.ONLY_COLUMN;

/**
 * Counts the digits that must stand in a minirow, or in a minicolumn (three cells of a column in one box). Three cells hold
 * three digits: if four must stand there, the node is dead; if three must, the others are out.
 */
final class Triads {
    private static final int MINIROWS = (1 << 27) - 1;

    private Triads() {}

    /** Clears the triads that are full; false if one is overfull. What changed is dirty. */
    static boolean clear(int[] state) {
        return clearRows(state) && clearColumns(state);
    }

    private static boolean clearRows(int[] state) {
        int one = 0;
        int two = 0;
        int three = 0;
        int four = 0;
        int open = 0;
        for (int digit = 0; digit < 9; digit++) {
            int forced = forcedRows(state, digit);
            open |= pattern(state, digit) & ~forced;
            four |= three & forced;
            three |= two & forced;
            two |= one & forced;
            one |= forced;
        }
        if (four != 0) {
            return false;
        }
        int full = three & open;
        for (int digit = 0; full != 0 && digit < 9; digit++) {
            int out = full & ~forcedRows(state, digit);
            for (int band = 0; band < 3; band++) {
                BandState.restrict(state, band * 9 + digit, ~BandTables.CELLS[out >> 9 * band & ALL_NINE]);
            }
        }
        return true;
    }

    private static int pattern(int[] state, int digit) {
        return state[KEY + digit] & ALL_NINE
                | (state[KEY + 9 + digit] & ALL_NINE) << 9
                | (state[KEY + 18 + digit] & ALL_NINE) << 18;
    }

    private static int columns(int[] state, int digit) {
        return state[KEY + digit] >> 9 | state[KEY + 9 + digit] >> 9 << 9 | state[KEY + 18 + digit] >> 9 << 18;
    }

    private static int forcedRows(int[] state, int digit) {
        return FORCED[state[KEY + digit] & ALL_NINE]
                | FORCED[state[KEY + 9 + digit] & ALL_NINE] << 9
                | FORCED[state[KEY + 18 + digit] & ALL_NINE] << 18;
    }

    private static int forcedColumns(int[] state, int digit) {
        return ONLY_COLUMN[state[KEY + digit] >> 9]
                | ONLY_COLUMN[state[KEY + 9 + digit] >> 9] << 9
                | ONLY_COLUMN[state[KEY + 18 + digit] >> 9] << 18;
    }

    private static boolean clearColumns(int[] state) {
        int one = 0;
        int two = 0;
        int three = 0;
        int four = 0;
        int open = 0;
        for (int digit = 0; digit < 9; digit++) {
            int forced = forcedColumns(state, digit);
            open |= columns(state, digit) & ~forced;
            four |= three & forced;
            three |= two & forced;
            two |= one & forced;
            one |= forced;
        }
        if (four != 0) {
            return false;
        }
        int full = three & open;
        for (int digit = 0; full != 0 && digit < 9; digit++) {
            int out = full & ~forcedColumns(state, digit);
            for (int band = 0; band < 3; band++) {
                int columns = out >> 9 * band & ALL_NINE;
                BandState.restrict(state, band * 9 + digit, ~(columns * 0b1_000_000_001_000_000_001));
            }
        }
        return true;
    }
}
