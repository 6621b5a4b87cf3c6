package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.MINIROWS;

import java.util.Arrays;

/**
 * One node of the search tree: {@value #SIZE} ints in one array, so that a child starts as one copy. A place in the array
 * that belongs to a digit in a band has the index {@code band * 9 + digit}, 0..26, added to one of the offsets below.
 */
final class BandState {
    /** The 27 words: the cells that a digit may still take in a band. */
    static final int WORD = 0;

    /** The 27 keys, as of the word's latest update: its pattern in bits 0-8, its columns in bits 9-17. */
    static final int KEY = 27;

    /** The 27 words of cells that a digit has settled in a band. */
    static final int OWN = 54;

    /** The three words of cells that no digit has settled. */
    static final int OPEN = 81;

    /** One bit for each word that has changed since its latest update. */
    static final int DIRTY = 84;

    /** The three words of cells that were open when an observer was told last. */
    static final int SHOWN = 85;

    /** How many ints a node takes. */
    static final int SIZE = 96;

    /** The dirty bits of all words. */
    static final int ALL_DIRTY = (1 << 27) - 1;

    private BandState() {}

    /** Makes a node whose words and open cells are about to be set: all is dirty, no key says anything. */
    static int[] fresh() {
        int[] state = new int[SIZE];
        Arrays.fill(state, KEY, KEY + 27, ALL_NINE << 9 | ALL_NINE);
        state[DIRTY] = ALL_DIRTY;
        return state;
    }

    /** The minirows that a word touches. */
    static int pattern(int word) {
        return MINIROWS[word & ALL_NINE] | MINIROWS[word >> 9 & ALL_NINE] << 3 | MINIROWS[word >> 18 & ALL_NINE] << 6;
    }

    /** The columns that a word touches. */
    static int columns(int word) {
        return (word | word >> 9 | word >> 18) & ALL_NINE;
    }

    /** How many cells are open. */
    static int countOpen(int[] state) {
        return Integer.bitCount(state[OPEN]) + Integer.bitCount(state[OPEN + 1]) + Integer.bitCount(state[OPEN + 2]);
    }

    static boolean isSolved(int[] state) {
        return (state[OPEN] | state[OPEN + 1] | state[OPEN + 2]) == 0;
    }

    /** Keeps only some cells of a word. */
    static void restrict(int[] state, int index, int cells) {
        int word = state[WORD + index];
        if ((word & ~cells & ALL_CELLS) != 0) {
            state[WORD + index] = word & cells;
            state[DIRTY] |= 1 << index;
        }
    }
}
