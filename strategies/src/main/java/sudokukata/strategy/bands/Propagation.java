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
    static final int DEAD = -1;

    private Propagation() {}

    /** Follows all changes to their end; false if the node is dead. */
    static boolean run(int[] state) {
        int dirty = state[DIRTY];
        while (dirty != 0) {
            while ((dirty & ALL_NINE) != 0) {
                dirty = batch(state, dirty, 0, 9, 18);
                if (dirty < 0) {
                    return false;
                }
            }
            while ((dirty & ALL_NINE << 9) != 0) {
                dirty = batch(state, dirty, 9, 18, 0);
                if (dirty < 0) {
                    return false;
                }
            }
            while ((dirty & ALL_NINE << 18) != 0) {
                dirty = batch(state, dirty, 18, 0, 9);
                if (dirty < 0) {
                    return false;
                }
            }
        }
        state[DIRTY] = 0;
        return true;
    }

    private static int batch(int[] state, int dirty, int here, int one, int other) {
        int batch = dirty & ALL_NINE << here;
        int left = dirty ^ batch;
        int open = state[OPEN + here / 9];
        int settled = 0;
        do {
            int index = Integer.numberOfTrailingZeros(batch);
            batch &= batch - 1;
            int changed = update(state, index, index - here + one, index - here + other);
            if (changed < 0) {
                return DEAD;
            }
            left |= changed;
            int own = state[OWN + index] & open;
            if ((own & settled) != 0) {
                return DEAD;
            }
            settled |= own;
        } while (batch != 0);
        if (settled != 0) {
            state[OPEN + here / 9] = open ^ settled;
            for (int index = here; index < here + 9; index++) {
                int taken = state[WORD + index] & settled & ~state[OWN + index];
                state[WORD + index] ^= taken;
                left |= (-taken >>> 31) << index;
            }
        }
        return left;
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
