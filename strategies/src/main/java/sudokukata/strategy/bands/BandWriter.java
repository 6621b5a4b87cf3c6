package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.WORD;

/** Turns the words of a solved node into digits. */
final class BandWriter {
    private BandWriter() {}

    static void write(int[] state, byte[] digits) {
        for (int band = 0; band < 3; band++) {
            int word = WORD + band * 9;
            int two = state[word + 1];
            int four = state[word + 3];
            int six = state[word + 5];
            int three = state[word + 2];
            int five = state[word + 4];
            int seven = state[word + 6];
            int nine = state[word + 8];
            int ones = state[word] | three | five | seven | nine;
            int twos = two | three | six | seven;
            int fours = four | five | six | seven;
            int eights = state[word + 7] | nine;
            int first = band * 27;
            Bytes.put(digits, first, ones, twos, fours, eights);
            Bytes.put(digits, first + 8, ones >> 8, twos >> 8, fours >> 8, eights >> 8);
            Bytes.put(digits, first + 16, ones >> 16, twos >> 16, fours >> 16, eights >> 16);
            Bytes.put(digits, first + 19, ones >> 19, twos >> 19, fours >> 19, eights >> 19);
        }
    }
}
