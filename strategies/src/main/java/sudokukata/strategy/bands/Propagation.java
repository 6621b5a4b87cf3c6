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
            for (int batch = dirty & BAND_0; batch != 0; batch = dirty & BAND_0) {
                dirty ^= batch;
                int settled = 0;
                do {
                    int index = Integer.numberOfTrailingZeros(batch);
                    dirty |= update(state, index, index + 9, index + 18);
                    int own = state[OWN + index] & state[OPEN + 0];
                    if (dirty < 0 || (own & settled) != 0) {
                        return false;
                    }
                    settled |= own;
                    batch &= batch - 1;
                } while (batch != 0);
                if (settled != 0) {
                    state[OPEN + 0] ^= settled;
                    dirty |= release(state, 0, settled);
                }
            }
            for (int batch = dirty & BAND_1; batch != 0; batch = dirty & BAND_1) {
                dirty ^= batch;
                int settled = 0;
                do {
                    int index = Integer.numberOfTrailingZeros(batch);
                    dirty |= update(state, index, index + 9, index - 9);
                    int own = state[OWN + index] & state[OPEN + 1];
                    if (dirty < 0 || (own & settled) != 0) {
                        return false;
                    }
                    settled |= own;
                    batch &= batch - 1;
                } while (batch != 0);
                if (settled != 0) {
                    state[OPEN + 1] ^= settled;
                    dirty |= release(state, 9, settled);
                }
            }
            for (int batch = dirty & BAND_2; batch != 0; batch = dirty & BAND_2) {
                dirty ^= batch;
                int settled = 0;
                do {
                    int index = Integer.numberOfTrailingZeros(batch);
                    dirty |= update(state, index, index - 18, index - 9);
                    int own = state[OWN + index] & state[OPEN + 2];
                    if (dirty < 0 || (own & settled) != 0) {
                        return false;
                    }
                    settled |= own;
                    batch &= batch - 1;
                } while (batch != 0);
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
        int oneWord = state[WORD + one];
        int otherWord = state[WORD + other];
        int oneLeft = oneWord & left & LEFT_BY_TWO[columns | state[KEY + other] >> 9];
        int otherLeft = otherWord & left & LEFT_BY_TWO[columns | state[KEY + one] >> 9];
        state[WORD + index] = cells;
        state[WORD + one] = oneLeft;
        state[WORD + other] = otherLeft;
        state[KEY + index] = columns << 9 | pattern;
        state[OWN + index] = cells & FORCED_CELLS[pattern] & ONLY_COLUMN_CELLS[columns];
        return (oneLeft - oneWord >>> 31) << one | (otherLeft - otherWord >>> 31) << other;
    }
}
