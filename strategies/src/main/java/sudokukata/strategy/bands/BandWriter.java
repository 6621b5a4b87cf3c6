package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.WORD;
import static sudokukata.strategy.bands.ByteTables.BYTES;

/** Turns a solved node into digits, the way of {@link BandReader} backwards. */
final class BandWriter {
    private BandWriter() {}

    /** Writes the 81 digits to the front of an array. */
    static void write(int[] state, byte[] digits) {
        for (int band = 0; band < 3; band++) {
            int word = WORD + band * 9;
            int two = state[word + 1];
            int three = state[word + 2];
            int four = state[word + 3];
            int five = state[word + 4];
            int six = state[word + 5];
            int seven = state[word + 6];
            int nine = state[word + 8];
            int ones = state[word] | three | five | seven | nine;
            int twos = two | three | six | seven;
            int fours = four | five | six | seven;
            int eights = state[word + 7] | nine;
            int first = band * 27;
            for (int cell = 0; cell < 24; cell += 8) {
                put(digits, first + cell, digits(ones >> cell, twos >> cell, fours >> cell, eights >> cell));
            }
            put(digits, first + 19, digits(ones >> 19, twos >> 19, fours >> 19, eights >> 19));
        }
    }

    private static void put(byte[] digits, int first, long eight) {
        for (int i = 0; i < 8; i++) {
            digits[first + i] = (byte) (eight >>> 8 * i);
        }
    }

    /** The digits of the first eight cells, a byte each. */
    private static long digits(int ones, int twos, int fours, int eights) {
        return BYTES[ones & 255] | BYTES[twos & 255] << 1 | BYTES[fours & 255] << 2 | BYTES[eights & 255] << 3;
    }
}
