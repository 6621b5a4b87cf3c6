package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;

/** Makes the root of the search tree from the clues. */
final class BandReader {
    private BandReader() {}

    static int[] read(byte[] digits) {
        int[] state = BandState.fresh();
        for (int band = 0; band < 3; band++) {
            state[OPEN + band] = ALL_CELLS;
            for (int cell = 0; cell < 27; cell++) {
                int digit = digits[band * 27 + cell];
                if (digit != 0) {
                    state[WORD + band * 9 + digit - 1] |= 1 << cell;
                    state[OPEN + band] ^= 1 << cell;
                }
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            int columns = BandState.columns(state[WORD + digit] | state[WORD + 9 + digit] | state[WORD + 18 + digit]);
            int free = (ALL_NINE & ~columns) * 0b1_000_000_001_000_000_001;
            for (int band = 0; band < 3; band++) {
                int clues = state[WORD + band * 9 + digit];
                state[WORD + band * 9 + digit] =
                        clues | state[OPEN + band] & free & FREE_CELLS[BandState.pattern(clues)];
            }
        }
        return state;
    }
}
