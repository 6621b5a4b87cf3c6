package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClashTest {

    /** Grids that people asked programs to solve, some of which searched for hours. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."
                        + "|row 1 has 9 twice, at r1c2 and r1c3 (rule 1: each row holds each digit once)",
                "000000000706000006000000000070070003800000005230090070050700000300000700007009000"
                        + "|row 2 has 6 twice, at r2c3 and r2c9 (rule 1: each row holds each digit once)",
                "....................1..6.9...841...7..2.5.6..6...124...2.5..9...................."
                        + "|column 5 has 1 twice, at r4c5 and r6c5 (rule 2: each column holds each digit once)",
                "1.........1......................................................................"
                        + "|box 1 has 1 twice, at r1c1 and r2c2 (rule 3: each 3x3 box holds each digit once)"
            })
    void namesUnitDigitAndBothCells(String grid, String text) {
        assertThat(new Sudoku(Grid.parse(grid)).clash()).get().hasToString(text);
    }

    @Test
    void aLegalGridHasNone() {
        String legal = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        assertThat(Clash.in(Grid.parse(legal))).isEmpty();
        assertThat(Clash.in(Grid.of(new int[81]))).isEmpty();
    }
}
