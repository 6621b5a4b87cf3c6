package sudokukata.strategy.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/** The way in and the way out. */
@Tag("bands")
class BandReaderTest {

    private static byte[] bytes(Grid grid) {
        byte[] digits = new byte[81];
        grid.copyTo(digits);
        return digits;
    }

    private static boolean mayTake(Grid clues, int cell, int digit) {
        return clues.isBlank(cell)
                ? IntStream.range(0, 81).noneMatch(peer -> Cells.arePeers(cell, peer) && clues.digit(peer) == digit)
                : clues.digit(cell) == digit;
    }

    @Test
    void aWordHoldsTheCluesAndTheCellsThatNoPeerForbids() {
        for (Grid clues : new SeededGrids(8).ofAllKinds(50)) {
            int[] state = BandReader.read(bytes(clues));
            for (int index = 0; index < 27; index++) {
                int first = index / 9 * 27;
                int digit = index % 9 + 1;
                int expected = IntStream.range(0, 27)
                        .filter(bit -> mayTake(clues, first + bit, digit))
                        .map(bit -> 1 << bit)
                        .sum();
                assertThat(state[BandState.WORD + index])
                        .as("%s in %s", digit, clues)
                        .isEqualTo(expected);
            }
            assertThat(BandState.countOpen(state)).isEqualTo(clues.blanks());
        }
    }

    @Test
    void whatIsReadIsWritten() {
        SeededGrids seeded = new SeededGrids(9);
        for (int i = 0; i < 50; i++) {
            Grid full = seeded.full();
            byte[] written = new byte[81];
            BandWriter.write(BandReader.read(bytes(full)), written);
            assertThat(Grid.of(written)).isEqualTo(full);
        }
    }
}
