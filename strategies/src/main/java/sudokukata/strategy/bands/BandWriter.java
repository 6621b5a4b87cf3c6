package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.WORD;

/** Turns the words of a solved node into digits. */
final class BandWriter {
    private BandWriter() {}

    static void write(int[] state, byte[] digits) {
        for (int index = 0; index < 27; index++) {
            for (int word = state[WORD + index]; word != 0; word &= word - 1) {
                digits[index / 9 * 27 + Integer.numberOfTrailingZeros(word)] = (byte) (index % 9 + 1);
            }
        }
    }
}
