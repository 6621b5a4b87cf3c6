package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.KEY;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.CELLS;
import static sudokukata.strategy.bands.BandTables.COLUMN_CELLS;
import static sudokukata.strategy.bands.BandTables.FORCED;
import static sudokukata.strategy.bands.BandTables.ONLY_COLUMN;

/**
 * Counts the digits that must stand in a triad: a minirow, or three cells of a column in one box. Three cells hold
 * three digits, so if four must stand there, the node is dead, and if three must, all others are out.
 *
 * <p>A digit must stand in a triad that is the only one left to it in a box. All 27 minirows of the board are counted
 * at once, nine bits a band, and then the 27 column triads.
 */
final class Triads {
    private Triads() {}

    /** Clears the triads that are full; false if one is more than full. What changed is dirty. */
    static boolean clear(int[] state) {
        return clear(state, 0, FORCED, CELLS) && clear(state, 9, ONLY_COLUMN, COLUMN_CELLS);
    }

    /**
     * Clears one kind of triads.
     *
     * @param shift where in a key the nine bits begin that tell which triads of a band a digit touches
     * @param mustOf for nine such bits, the triads in which the digit must stand
     * @param cellsOf for nine such bits, the cells of the triads
     */
    private static boolean clear(int[] state, int shift, int[] mustOf, int[] cellsOf) {
        int one = 0;
        int two = 0;
        int three = 0;
        int four = 0;
        int others = 0;
        for (int digit = 0; digit < 9; digit++) {
            int may0 = state[KEY + digit] >> shift & ALL_NINE;
            int may1 = state[KEY + 9 + digit] >> shift & ALL_NINE;
            int may2 = state[KEY + 18 + digit] >> shift & ALL_NINE;
            int must = mustOf[may0] | mustOf[may1] << 9 | mustOf[may2] << 18;
            others |= (may0 | may1 << 9 | may2 << 18) & ~must;
            four |= three & must;
            three |= two & must;
            two |= one & must;
            one |= must;
        }
        if ((three & others) != 0) {
            removeOthers(state, three, shift, mustOf, cellsOf);
        }
        return four == 0;
    }

    /** Takes the cells of full triads from the digits that need not stand there. */
    private static void removeOthers(int[] state, int full, int shift, int[] mustOf, int[] cellsOf) {
        for (int index = 0; index < 27; index++) {
            int must = mustOf[state[KEY + index] >> shift & ALL_NINE];
            BandState.remove(state, index, cellsOf[full >> index / 9 * 9 & ALL_NINE & ~must]);
        }
    }
}
