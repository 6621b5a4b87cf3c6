package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.KEY;
import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.BY_STACK;
import static sudokukata.strategy.bands.BandTables.CELLS;
import static sudokukata.strategy.bands.BandTables.COLUMN_CELLS;
import static sudokukata.strategy.bands.BandTables.COUNT;
import static sudokukata.strategy.bands.BandTables.FIRST;
import static sudokukata.strategy.bands.BandTables.HAS_TWO;
import static sudokukata.strategy.bands.BandTables.LAST;
import static sudokukata.strategy.bands.BandTables.SLACK;

/**
 * Splits a node in two. In the band or stack with the fewest configurations left, a digit that has two takes the one or
 * the other. If no digit has two, an open cell takes a digit or does not.
 *
 * <p>A split is a number: {@code unit * 9 + digit} for two configurations, the units being bands 0-2 and stacks 3-5;
 * {@value #CELLS_FROM} and more for a cell of a word.
 */
final class Branching {
    private static final int STACKS_FROM = 27;
    private static final int CELLS_FROM = 54;
    private static final int NONE = Integer.MAX_VALUE;

    private Branching() {}

    /** Chooses a split of a node in which nothing is dirty and some cells are open. */
    static int choose(int[] state, boolean stacksToo) {
        int best = stacksToo ? Math.min(bestBand(state), bestStack(state)) : bestBand(state);
        return best == NONE ? someCell(state) : firstWithTwo(state, best % 8);
    }

    /** Makes a node the first or the second side of a split. */
    static void take(int[] state, int split, boolean first) {
        if (split < STACKS_FROM) {
            int pattern = state[KEY + split] & ALL_NINE;
            BandState.remove(state, split, ~CELLS[first ? FIRST[pattern] : LAST[pattern]]);
        } else if (split < CELLS_FROM) {
            int stack = split / 9 - 3;
            int digit = split % 9;
            int pattern = stacks(state, digit) >> 9 * stack & ALL_NINE;
            int out = ALL_NINE & ~(first ? FIRST[pattern] : LAST[pattern]);
            for (int band = 0; band < 3; band++) {
                int columns = (out >> 3 * band & 0b111) << 3 * stack;
                BandState.remove(state, band * 9 + digit, COLUMN_CELLS[columns]);
            }
        } else {
            int index = (split - CELLS_FROM) / 27;
            int cell = 1 << (split - CELLS_FROM) % 27;
            if (first) {
                BandState.place(state, index, cell);
            } else {
                BandState.remove(state, index, cell);
            }
        }
    }

    /** The band with the least slack among those in which a digit has two configurations, as a rank. */
    private static int bestBand(int[] state) {
        int slack0 = 0;
        int slack1 = 0;
        int slack2 = 0;
        for (int digit = 0; digit < 9; digit++) {
            slack0 += SLACK[state[KEY + digit] & ALL_NINE];
            slack1 += SLACK[state[KEY + 9 + digit] & ALL_NINE];
            slack2 += SLACK[state[KEY + 18 + digit] & ALL_NINE];
        }
        return Math.min(Math.min(rank(slack0, 0), rank(slack1, 1)), rank(slack2, 2));
    }

    /** The same for the stacks, whose configurations give each of three bands one of three columns. */
    private static int bestStack(int[] state) {
        int slack0 = 0;
        int slack1 = 0;
        int slack2 = 0;
        for (int digit = 0; digit < 9; digit++) {
            int stacks = stacks(state, digit);
            slack0 += SLACK[stacks & ALL_NINE];
            slack1 += SLACK[stacks >> 9 & ALL_NINE];
            slack2 += SLACK[stacks >> 18 & ALL_NINE];
        }
        return Math.min(Math.min(rank(slack0, 3), rank(slack1, 4)), rank(slack2, 5));
    }

    /** The patterns of a digit in the three stacks, nine bits each: one for each band and column. */
    private static int stacks(int[] state, int digit) {
        return BY_STACK[state[KEY + digit] >> 9]
                | BY_STACK[state[KEY + 9 + digit] >> 9] << 3
                | BY_STACK[state[KEY + 18 + digit] >> 9] << 6;
    }

    /** Orders units: the less slack the better, then the lower unit; a unit without a two is none. */
    private static int rank(int slack, int unit) {
        return slack < HAS_TWO ? NONE : (slack & HAS_TWO - 1) * 8 + unit;
    }

    /** The split of a unit on the first of its digits that has two configurations. */
    private static int firstWithTwo(int[] state, int unit) {
        int digit = 0;
        if (unit < 3) {
            while (COUNT[state[KEY + unit * 9 + digit] & ALL_NINE] != 2) {
                digit++;
            }
        } else {
            while (COUNT[stacks(state, digit) >> 9 * (unit - 3) & ALL_NINE] != 2) {
                digit++;
            }
        }
        return unit * 9 + digit;
    }

    /** A cell of the first band that has open ones, with its first digit. */
    private static int someCell(int[] state) {
        int band = 0;
        while (state[OPEN + band] == 0) {
            band++;
        }
        int cell = Integer.numberOfTrailingZeros(state[OPEN + band]);
        int index = band * 9;
        while ((state[WORD + index] >> cell & 1) == 0) {
            index++;
        }
        return CELLS_FROM + index * 27 + cell;
    }
}
