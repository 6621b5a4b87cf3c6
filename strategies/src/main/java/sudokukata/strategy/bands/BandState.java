package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;
import static sudokukata.strategy.bands.BandTables.MINIROWS;

import java.util.Arrays;

/**
 * What is known at a node: {@value #SIZE} ints in one array, so that a child starts as one copy. A digit in a band has
 * the index {@code band * 9 + digit}, 0..26: what belongs to it stands there, from {@link #WORD}, {@link #KEY} and
 * {@link #OWN} on.
 */
final class BandState {
    /** The 27 words: the cells where a digit may still stand. */
    static final int WORD = 0;

    /** For each word its pattern in bits 0-8 and its columns in bits 9-17, as of its latest update. */
    static final int KEY = 27;

    /** For each word the cells that are settled by its digit. */
    static final int OWN = 54;

    /** For each of the three bands the open cells. */
    static final int OPEN = 81;

    /** The dirty words, bit {@code index}. */
    static final int DIRTY = 84;

    /** For each band the cells that were open when an observer was told last. */
    static final int SHOWN = 85;

    /** How many ints a node takes. */
    static final int SIZE = 88;

    private static final int ALL_DIRTY = (1 << 27) - 1;
    private static final int NOTHING_KNOWN = ALL_NINE << 9 | ALL_NINE;

    private BandState() {}

    /** Makes a node whose words and open cells are still to be set; all words are dirty. */
    static int[] fresh() {
        int[] state = new int[SIZE];
        Arrays.fill(state, KEY, KEY + 27, NOTHING_KNOWN);
        state[DIRTY] = ALL_DIRTY;
        return state;
    }

    /** The minirows that cells of a band touch. */
    static int pattern(int cells) {
        return MINIROWS[cells & ALL_NINE]
                | MINIROWS[cells >> 9 & ALL_NINE] << 3
                | MINIROWS[cells >> 18 & ALL_NINE] << 6;
    }

    /** The columns that cells of a band touch. */
    static int columns(int cells) {
        return (cells | cells >> 9 | cells >> 18) & ALL_NINE;
    }

    /** Takes some cells from a word. */
    static void remove(int[] state, int index, int cells) {
        int word = state[WORD + index];
        if ((word & cells) != 0) {
            state[WORD + index] = word & ~cells;
            state[DIRTY] |= 1 << index;
        }
    }

    /** Takes all cells from a word that share a row or a box with this one, so that the digit must stand here. */
    static void place(int[] state, int index, int cell) {
        remove(state, index, ~(FREE_CELLS[pattern(cell)] | cell));
    }

    /** How many cells are open. */
    static int countOpen(int[] state) {
        return Integer.bitCount(state[OPEN]) + Integer.bitCount(state[OPEN + 1]) + Integer.bitCount(state[OPEN + 2]);
    }

    static boolean isSolved(int[] state) {
        return (state[OPEN] | state[OPEN + 1] | state[OPEN + 2]) == 0;
    }
}
