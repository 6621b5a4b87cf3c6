package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.KEY;
import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.BY_STACK;
import static sudokukata.strategy.bands.BandTables.CELLS;
import static sudokukata.strategy.bands.BandTables.COUNT;
import static sudokukata.strategy.bands.BandTables.FIRST;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;
import static sudokukata.strategy.bands.BandTables.HAS_TWO;
import static sudokukata.strategy.bands.BandTables.SLACK;

/**
 * Splits a node in two. In the band or stack that is most constrained, a digit with two configurations takes the first
 * or the second. Without such a digit a minirow, or a cell, takes a digit or does not.
 */
final class Branching {
    private static final int BAND = 0;
    private static final int STACK = 1;
    private static final int CELL = 2;

    private Branching() {}

    /** A split: kind, unit, digit and nine bits or a cell, packed. */
    static int choose(int[] state, boolean stacksToo) {
        int unit = mostConstrained(state, stacksToo);
        if (unit >= 0) {
            for (int digit = 0; ; digit++) {
                int pattern = unit < 3 ? state[KEY + unit * 9 + digit] & ALL_NINE : stackPattern(state, unit - 3, digit);
                if (COUNT[pattern] == 2) {
                    return pack(unit < 3 ? BAND : STACK, unit < 3 ? unit : unit - 3, digit, FIRST[pattern]);
                }
            }
        }
        return chooseMinirow(state);
    }

    private static int pack(int kind, int unit, int digit, int what) {
        return what << 16 | digit << 8 | unit << 4 | kind;
    }

    private static int stackPattern(int[] state, int stack, int digit) {
        int shift = 9 + 3 * stack;
        return state[KEY + digit] >> shift & 7
                | (state[KEY + 9 + digit] >> shift & 7) << 3
                | (state[KEY + 18 + digit] >> shift & 7) << 6;
    }

    private static int mostConstrained(int[] state, boolean stacksToo) {
        int band0 = 0;
        int band1 = 0;
        int band2 = 0;
        int stack0 = 0;
        int stack1 = 0;
        int stack2 = 0;
        for (int digit = 0; digit < 9; digit++) {
            int key0 = state[KEY + digit];
            int key1 = state[KEY + 9 + digit];
            int key2 = state[KEY + 18 + digit];
            band0 += SLACK[key0 & ALL_NINE];
            band1 += SLACK[key1 & ALL_NINE];
            band2 += SLACK[key2 & ALL_NINE];
            if (stacksToo) {
                int stacks = BY_STACK[key0 >> 9] | BY_STACK[key1 >> 9] << 3 | BY_STACK[key2 >> 9] << 6;
                stack0 += SLACK[stacks & ALL_NINE];
                stack1 += SLACK[stacks >> 9 & ALL_NINE];
                stack2 += SLACK[stacks >> 18 & ALL_NINE];
            }
        }
        int best = Math.min(
                Math.min(Math.min(rank(band0, 0), rank(band1, 1)), Math.min(rank(band2, 2), rank(stack0, 3))),
                Math.min(rank(stack1, 4), rank(stack2, 5)));
        return best == Integer.MAX_VALUE ? -1 : best & 7;
    }

    private static int rank(int slack, int unit) {
        return slack < HAS_TWO ? Integer.MAX_VALUE : (slack & HAS_TWO - 1) << 3 | unit;
    }

    private static int chooseMinirow(int[] state) {
        int fewest = 7;
        int best = -1;
        for (int index = 0; index < 27; index++) {
            int count = COUNT[state[KEY + index] & ALL_NINE];
            if (count > 1 && count < fewest) {
                fewest = count;
                best = index;
            }
        }
        if (best < 0) {
            return chooseCell(state);
        }
        int pattern = state[KEY + best] & ALL_NINE;
        int free = pattern & ~BandTables.FORCED[pattern] & CELLS_TO_PATTERN(state[WORD + best]);
        return pack(BAND, best / 9, best % 9, Integer.lowestOneBit(free));
    }

    private static int CELLS_TO_PATTERN(int word) {
        return BandState.pattern(word);
    }

    private static int chooseCell(int[] state) {
        for (int band = 0; ; band++) {
            int open = state[OPEN + band];
            if (open != 0) {
                int cell = Integer.numberOfTrailingZeros(open);
                int digit = 0;
                while ((state[WORD + band * 9 + digit] >> cell & 1) == 0) {
                    digit++;
                }
                return pack(CELL, band, digit, cell);
            }
        }
    }

    static void take(int[] state, int split, boolean first) {
        int kind = split & 15;
        int unit = split >> 4 & 15;
        int digit = split >> 8 & 15;
        int what = split >> 16;
        switch (kind) {
            case BAND -> {
                int index = unit * 9 + digit;
                int cells = Integer.bitCount(what) == 3
                        ? first ? CELLS[what] : CELLS[others(state[KEY + index] & ALL_NINE, what)]
                        : first ? CELLS[what] | FREE_CELLS[what] : ~CELLS[what];
                BandState.restrict(state, index, cells);
            }
            case STACK -> {
                int config = first ? what : others(stackPattern(state, unit, digit), what);
                for (int band = 0; band < 3; band++) {
                    int out = (7 & ~(config >> 3 * band)) << 3 * unit;
                    BandState.restrict(state, band * 9 + digit, ALL_CELLS & ~(out * 0b1_000_000_001_000_000_001));
                }
            }
            default -> BandState.restrict(
                    state,
                    unit * 9 + digit,
                    first ? FREE_CELLS[BandState.pattern(1 << what)] | 1 << what : ~(1 << what));
        }
    }

    private static int others(int pattern, int configuration) {
        for (int other : BandTables.CONFIGURATIONS) {
            if (other != configuration && (other & ~pattern) == 0) {
                return other;
            }
        }
        return 0;
    }
}
