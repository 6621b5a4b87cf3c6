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
import static sudokukata.strategy.bands.BandTables.POSSIBLE_CELLS;

/** Updates dirty words until none is left. */
final class Propagation {
    /** Said instead of dirty bits: no solution stands below this node. */
    static final int DEAD = 1 << 31;

    private static final int BAND_0 = ALL_NINE;
    private static final int BAND_1 = ALL_NINE << 9;
    private static final int BAND_2 = ALL_NINE << 18;

    private Propagation() {}

    /** Follows all changes to their end; false if the node is dead. */
    static boolean run(int[] state) {
        int dirty = state[DIRTY];
        while (dirty != 0) {
            int batch;
            batch = dirty & BAND_0;
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
                settled &= state[OPEN + 0];
                if (settled != 0) {
                    state[OPEN + 0] ^= settled;
                    dirty |= release(state, 0, settled);
                }
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
                settled &= state[OPEN + 1];
                if (settled != 0) {
                    state[OPEN + 1] ^= settled;
                    dirty |= release(state, 9, settled);
                }
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
                settled &= state[OPEN + 2];
                if (settled != 0) {
                    state[OPEN + 2] ^= settled;
                    dirty |= release(state, 18, settled);
                }
            }
        }
        state[DIRTY] = 0;
        return true;
    }

    private static int release(int[] state, int first, int settled) {
        int dirty = 0;
        for (int index = first; index < first + 9; index++) {
            int taken = state[WORD + index] & settled & ~state[OWN + index];
            state[WORD + index] ^= taken;
            dirty |= (-taken >>> 31) << index;
        }
        return dirty;
    }

    private static int update(int[] state, int index, int one, int other) {
        int word = state[WORD + index];
        int pattern = BandState.pattern(word);
        int cells = word & POSSIBLE_CELLS[pattern];
        if (cells == 0) {
            return DEAD;
        }
        int columns = BandState.columns(cells);
        int left = LEFT_BY_ONE[columns];
        int otherColumns = columns | state[KEY + other] >> 9;
        int oneColumns = columns | state[KEY + one] >> 9;
        state[WORD + index] = cells;
        state[KEY + index] = columns << 9 | pattern;
        state[OWN + index] = cells & FORCED_CELLS[pattern] & BandTables.ONLY_COLUMN_CELLS[columns];
        int oneWord = state[WORD + one];
        int oneLeft = oneWord & left & LEFT_BY_TWO[otherColumns];
        state[WORD + one] = oneLeft;
        int changed = (oneLeft - oneWord >>> 31) << one;
        int otherWord = state[WORD + other];
        int otherLeft = otherWord & left & LEFT_BY_TWO[oneColumns];
        state[WORD + other] = otherLeft;
        return changed | (otherLeft - otherWord >>> 31) << other;
    }
}
