package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;

/** Splits a node in two: an open cell with few candidates takes its first candidate, or does not. */
final class Branching {
    private Branching() {}

    /** Chooses a split: the index of a word, and in the upper half a cell of it. */
    static long choose(int[] state) {
        long any = 0;
        for (int band = 0; band < 3; band++) {
            int once = 0;
            int twice = 0;
            int thrice = 0;
            for (int index = band * 9; index < band * 9 + 9; index++) {
                int word = state[WORD + index] & state[OPEN + band];
                thrice |= twice & word;
                twice |= once & word;
                once |= word;
            }
            int two = twice & ~thrice;
            if (two != 0 || any == 0 && once != 0) {
                int cell = Integer.lowestOneBit(two != 0 ? two : once);
                int index = band * 9;
                while ((state[WORD + index] & cell) == 0) {
                    index++;
                }
                any = (long) cell << 32 | index;
                if (two != 0) {
                    return any;
                }
            }
        }
        return any;
    }

    static void takeFirst(int[] state, long split) {
        int index = (int) split;
        int cell = (int) (split >> 32);
        BandState.restrict(state, index, BandTables.FREE_CELLS[BandState.pattern(cell)] | cell);
    }

    static void takeSecond(int[] state, long split) {
        BandState.restrict(state, (int) split, ~(int) (split >> 32));
    }
}
