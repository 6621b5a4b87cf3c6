package sudokukata.strategy.bands;

import static org.assertj.core.api.Assertions.assertThat;
import static sudokukata.strategy.bands.BandTables.ALL_CELLS;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Three cells hold three digits. */
@Tag("bands")
class TriadsTest {
    private static final int FIRST_MINIROW = 0b111;
    private static final int OTHERS_OF_ITS_BOX = 0b111 << 9 | 0b111 << 18;
    private static final int FIRST_MINICOLUMN = 1 | 1 << 9 | 1 << 18;
    private static final int OTHERS_OF_THAT_BOX = FIRST_MINICOLUMN << 1 | FIRST_MINICOLUMN << 2;

    /** An empty board, but that some digits must stand in some cells of the first box. */
    private static int[] withDigitsOnlyIn(int digits, int forbidden) {
        int[] state = BandState.fresh();
        Arrays.fill(state, BandState.WORD, BandState.WORD + 27, ALL_CELLS);
        Arrays.fill(state, BandState.OPEN, BandState.OPEN + 3, ALL_CELLS);
        for (int digit = 0; digit < digits; digit++) {
            BandState.remove(state, digit, forbidden);
        }
        assertThat(Propagation.run(state)).isTrue();
        return state;
    }

    @Test
    void aFullMinirowIsClosedToTheOtherDigits() {
        int[] state = withDigitsOnlyIn(3, OTHERS_OF_ITS_BOX);
        assertThat(Triads.clear(state)).isTrue();
        assertThat(state[0] & FIRST_MINIROW).isEqualTo(FIRST_MINIROW);
        assertThat(Arrays.stream(state, 3, 9)).allMatch(word -> (word & FIRST_MINIROW) == 0);
    }

    @Test
    void aFullMinicolumnIsClosedToTheOtherDigits() {
        int[] state = withDigitsOnlyIn(3, OTHERS_OF_THAT_BOX);
        assertThat(Triads.clear(state)).isTrue();
        assertThat(state[0] & FIRST_MINICOLUMN).isEqualTo(FIRST_MINICOLUMN);
        assertThat(Arrays.stream(state, 3, 9)).allMatch(word -> (word & FIRST_MINICOLUMN) == 0);
    }

    @Test
    void twoDigitsCloseNothing() {
        int[] state = withDigitsOnlyIn(2, OTHERS_OF_ITS_BOX);
        assertThat(Triads.clear(state)).isTrue();
        assertThat(state[BandState.DIRTY]).isZero();
    }

    @Test
    void fourDigitsAreOneTooMany() {
        assertThat(Triads.clear(withDigitsOnlyIn(4, OTHERS_OF_ITS_BOX))).isFalse();
        assertThat(Triads.clear(withDigitsOnlyIn(4, OTHERS_OF_THAT_BOX))).isFalse();
    }
}
