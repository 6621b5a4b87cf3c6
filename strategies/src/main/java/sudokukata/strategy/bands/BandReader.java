package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;
import static sudokukata.strategy.bands.BandTables.ALL_NINE;
import static sudokukata.strategy.bands.BandTables.COLUMN_CELLS;
import static sudokukata.strategy.bands.BandTables.FREE_CELLS;
import static sudokukata.strategy.bands.ByteTables.LANES;

/**
 * Makes the first node from the clues. An easy puzzle is solved in the time of two thousand simple steps, so no cell is
 * asked whether it is blank: the cells of a band are read as four words, one for each bit of their digits.
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
        long row0 = readRow(digits, band * 27);
        long row1 = readRow(digits, band * 27 + 9);
        long row2 = readRow(digits, band * 27 + 18);
        int ones = lane(0, row0, row1, row2);
        int twos = lane(1, row0, row1, row2);
        int fours = lane(2, row0, row1, row2);
        int eights = lane(3, row0, row1, row2);
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

    /** Nine cells of a row, in four lanes: those whose digit has the first bit, the second, the third, the fourth. */
    private static long readRow(byte[] digits, int first) {
        long lanes = 0;
        for (int column = 0; column < 9; column++) {
            lanes |= LANES[digits[first + column] & 15] << column;
        }
        return lanes;
    }

    /** The cells of a band whose digit has a bit. */
    private static int lane(int bit, long row0, long row1, long row2) {
        int shift = 16 * bit;
        return (int) (row0 >>> shift) & ALL_NINE
                | ((int) (row1 >>> shift) & ALL_NINE) << 9
                | ((int) (row2 >>> shift) & ALL_NINE) << 18;
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
