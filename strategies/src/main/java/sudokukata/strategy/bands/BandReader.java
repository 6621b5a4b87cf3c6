package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;

/** Makes the root of the search tree from the clues, without a question for a cell. */
final class BandReader {

    private BandReader() {}

    static int[] read(byte[] digits) {
        int[] state = BandState.fresh();
        for (int band = 0; band < 3; band++) {
            readClues(state, band, digits);
        }
        for (int digit = 0; digit < 9; digit++) {
            addCandidates(state, digit);
        }
        return state;
    }

    /** Sets the words of a band to its clues. */
    private static void readClues(int[] state, int band, byte[] digits) {
        int ones = plane(digits, band, 0);
        int twos = plane(digits, band, 1);
        int fours = plane(digits, band, 2);
        int eights = plane(digits, band, 3);
        int low = ~(fours | eights);
        int word = WORD + band * 9;
        state[word] = ones & ~twos & low;
        state[word + 1] = twos & ~ones & low;
        state[word + 2] = ones & twos & low;
        state[word + 3] = fours & ~(ones | twos);
        state[word + 4] = fours & ones & ~twos;
        state[word + 5] = fours & twos & ~ones;
        state[word + 6] = fours & twos & ones;
        state[word + 7] = eights & ~ones;
        state[word + 8] = eights & ones;
        state[OPEN + band] = ALL_CELLS & ~(ones | twos | fours | eights);
    }

    /** The cells of a band whose digit has a bit, 0..3. */
    private static int plane(byte[] digits, int band, int bit) {
        int first = band * 27;
        return Bytes.bits(digits, first, bit)
                | Bytes.bits(digits, first + 8, bit) << 8
                | Bytes.bits(digits, first + 16, bit) << 16
                | Bytes.bits(digits, first + 19, bit) << 19;
    }

    private static void addCandidates(int[] state, int digit) {
        int clues0 = state[WORD + digit];
        int clues1 = state[WORD + 9 + digit];
        int clues2 = state[WORD + 18 + digit];
        int columns = BandState.columns(clues0 | clues1 | clues2);
        int free = (ALL_NINE & ~columns) * 0b1_000_000_001_000_000_001;
        state[WORD + digit] = clues0 | state[OPEN] & free & FREE_CELLS[BandState.pattern(clues0)];
        state[WORD + 9 + digit] = clues1 | state[OPEN + 1] & free & FREE_CELLS[BandState.pattern(clues1)];
        state[WORD + 18 + digit] = clues2 | state[OPEN + 2] & free & FREE_CELLS[BandState.pattern(clues2)];
    }
}
