package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.COLUMN_CELLS;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;

/**
 * Makes the first node from the clues. An easy puzzle is solved in the time of a thousand simple steps, so no cell is
 * looked at by itself: the cells of a band are read as four words, one for each bit of their digits.
 */
final class BandReader {
    private BandReader() {}

    /** The node that the rows, columns and boxes of the clues leave. */
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
        int ones = cellsWithBit(0, band, digits);
        int twos = cellsWithBit(1, band, digits);
        int fours = cellsWithBit(2, band, digits);
        int eights = cellsWithBit(3, band, digits);
        int small = ~(fours | eights);
        int word = WORD + band * 9;
        state[word] = small & ~twos & ones;
        state[word + 1] = small & twos & ~ones;
        state[word + 2] = small & twos & ones;
        state[word + 3] = fours & ~twos & ~ones;
        state[word + 4] = fours & ~twos & ones;
        state[word + 5] = fours & twos & ~ones;
        state[word + 6] = fours & twos & ones;
        state[word + 7] = eights & ~ones;
        state[word + 8] = eights & ones;
        state[OPEN + band] = ALL_CELLS & ~(ones | twos | fours | eights);
    }

    /** The cells of a band whose digit has a bit: 27 of them are read eight at a time, the last five twice. */
    private static int cellsWithBit(int bit, int band, byte[] digits) {
        int first = band * 27;
        return EightBytes.gather(EightBytes.get(digits, first), bit)
                | EightBytes.gather(EightBytes.get(digits, first + 8), bit) << 8
                | EightBytes.gather(EightBytes.get(digits, first + 16), bit) << 16
                | EightBytes.gather(EightBytes.get(digits, first + 19), bit) << 19;
    }

    /** Adds to the clues of a digit the open cells that share no row, column or box with them. */
    private static void addCandidates(int[] state, int digit) {
        int clues0 = state[WORD + digit];
        int clues1 = state[WORD + 9 + digit];
        int clues2 = state[WORD + 18 + digit];
        int free = COLUMN_CELLS[ALL_NINE & ~BandState.columns(clues0 | clues1 | clues2)];
        state[WORD + digit] = clues0 | state[OPEN] & free & FREE_CELLS[BandState.pattern(clues0)];
        state[WORD + 9 + digit] = clues1 | state[OPEN + 1] & free & FREE_CELLS[BandState.pattern(clues1)];
        state[WORD + 18 + digit] = clues2 | state[OPEN + 2] & free & FREE_CELLS[BandState.pattern(clues2)];
    }
}
