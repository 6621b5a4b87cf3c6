package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.DIRTY;
import static sudokukata.strategy.bands.BandState.KEY;
import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.OWN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.FORCED_CELLS;
import static sudokukata.strategy.bands.BandTables.LEFT_BY_ONE;
import static sudokukata.strategy.bands.BandTables.LEFT_BY_TWO;
import static sudokukata.strategy.bands.BandTables.ONLY_COLUMN_CELLS;
import static sudokukata.strategy.bands.BandTables.POSSIBLE_CELLS;

/**
 * Updates dirty words until none is left. The dirty words of a band are one batch; the cells that they settle are taken
 * from the other digits once, at its end, so that inside a batch no update waits for another one.
 *
 * <p>The three bands stand written out in {@link #run}: the same lines, but each with the distances from a word to
 * those of its digit in the two other bands. Unrolled by hand: constant offsets need no registers.
 */
final class Propagation {
    private static final int BAND_0 = ALL_NINE;
    private static final int BAND_1 = ALL_NINE << 9;
    private static final int BAND_2 = ALL_NINE << 18;

    /** Said instead of dirty bits: below this node there is no solution. */
    private static final int DEAD = 1 << 31;

    private Propagation() {}

    /** Follows all changes to their end; false if the node is dead, such as when two digits settle the same cell. */
    static boolean run(int[] state) {
        int dirty = state[DIRTY];
        while (dirty != 0) {
            int batch = dirty & BAND_0;
            if (batch != 0) {
                dirty ^= batch;
                int settled = 0;
                do {
                    int index = Integer.numberOfTrailingZeros(batch);
                    batch &= batch - 1;
                    dirty |= update(state, index, index + 9, index + 18);
                    int own = state[OWN + index];
                    if (dirty < 0 || (own & settled) != 0) {
                        return false;
                    }
                    settled |= own;
                } while (batch != 0);
                dirty |= release(state, 0, settled);
            }
            batch = dirty & BAND_1;
            if (batch != 0) {
                dirty ^= batch;
                int settled = 0;
                do {
                    int index = Integer.numberOfTrailingZeros(batch);
                    batch &= batch - 1;
                    dirty |= update(state, index, index - 9, index + 9);
                    int own = state[OWN + index];
                    if (dirty < 0 || (own & settled) != 0) {
                        return false;
                    }
                    settled |= own;
                } while (batch != 0);
                dirty |= release(state, 1, settled);
            }
            batch = dirty & BAND_2;
            if (batch != 0) {
                dirty ^= batch;
                int settled = 0;
                do {
                    int index = Integer.numberOfTrailingZeros(batch);
                    batch &= batch - 1;
                    dirty |= update(state, index, index - 18, index - 9);
                    int own = state[OWN + index];
                    if (dirty < 0 || (own & settled) != 0) {
                        return false;
                    }
                    settled |= own;
                } while (batch != 0);
                dirty |= release(state, 2, settled);
            }
        }
        state[DIRTY] = 0;
        return true;
    }

    /**
     * Takes the cells that a batch has newly settled from all digits but their own.
     *
     * @param own the cells that the digits of the batch own, new ones and old ones
     * @return the dirty bits of the words that lost cells
     */
    private static int release(int[] state, int band, int own) {
        int settled = own & state[OPEN + band];
        if (settled == 0) {
            return 0;
        }
        state[OPEN + band] ^= settled;
        int dirty = 0;
        for (int index = band * 9; index < band * 9 + 9; index++) {
            int word = state[WORD + index];
            int left = word & (~settled | state[OWN + index]);
            state[WORD + index] = left;
            dirty |= lost(word, left) << index;
        }
        return dirty;
    }

    /**
     * Updates one word: keeps the cells of its possible configurations, and tells its digit's two neighbour words what
     * is left to them. Their keys may be older than the words; then they still promise nothing false.
     *
     * @param one the index of the digit's word in a second band
     * @param other that in the third band
     * @return the dirty bits of the neighbours that lost cells, or {@link #DEAD}
     */
    private static int update(int[] state, int index, int one, int other) {
        // docs:begin possible
        int word = state[WORD + index];
        int pattern = BandState.pattern(word);
        int cells = word & POSSIBLE_CELLS[pattern];
        if (cells == 0) {
            return DEAD;
        }
        // docs:end possible
        // docs:begin neighbors
        int columns = BandState.columns(cells);
        int left = LEFT_BY_ONE[columns];
        int leftToOne = left & LEFT_BY_TWO[columns | state[KEY + other] >> 9];
        int leftToOther = left & LEFT_BY_TWO[columns | state[KEY + one] >> 9];
        state[WORD + index] = cells;
        state[KEY + index] = columns << 9 | pattern;
        state[OWN + index] = cells & FORCED_CELLS[pattern] & ONLY_COLUMN_CELLS[columns];
        return keepOnly(state, one, leftToOne) | keepOnly(state, other, leftToOther);
        // docs:end neighbors
    }

    /** Keeps some cells of a word; returns its dirty bit if it lost others. */
    private static int keepOnly(int[] state, int index, int cells) {
        int word = state[WORD + index];
        int left = word & cells;
        state[WORD + index] = left;
        return lost(word, left) << index;
    }

    /** 1 if a word lost cells, for then it became a smaller number, else 0: no branch, so none is guessed wrong. */
    private static int lost(int before, int after) {
        return after - before >>> 31;
    }
}
