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
                ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.." + "|ROW|0|9|1|2",
                "000000000706000006000000000070070003800000005230090070050700000300000700007009000" + "|ROW|1|6|11|17",
                "....................1..6.9...841...7..2.5.6..6...124...2.5..9...................."
                        + "|COLUMN|4|1|31|49",
                "1.........1......................................................................" + "|BOX|0|1|0|10"
            })
    void namesUnitDigitAndBothCells(String grid, Unit.Type type, int index, int digit, int first, int second) {
        assertThat(new Sudoku(Grid.parse(grid)).clash())
                .contains(new Clash(new Unit(type, index), digit, first, second));
    }

    @Test
    void aLegalGridHasNone() {
        String legal = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        assertThat(Clash.in(Grid.parse(legal))).isEmpty();
        assertThat(Clash.in(Grid.of(new int[81]))).isEmpty();
    }
}
