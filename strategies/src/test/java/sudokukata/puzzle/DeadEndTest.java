package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadEndTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ".876543212........3........4........5........6........7........8........9........"
                        + "|r1c1 has no candidate: its peers hold all nine digits",
                "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."
                        + "|r5c1 has no candidate: its peers hold all nine digits",
                "9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3"
                        + "|row 5 has no place for 1"
            })
    void namesTheCellOrTheUnit(String grid, String text) {
        assertThat(DeadEnd.in(Grid.parse(grid))).get().extracting(DeadEnd::text).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "143628579572139468986754231391542786468917352725863914237481695619275843854396127"
    })
    void aSolvableGridHasNone(String grid) {
        assertThat(DeadEnd.in(Grid.parse(grid))).isEmpty();
    }

    @Test
    void aClashIsToldBeforeADeadEnd() {
        String deadCell = ".876543212........3........4........5........6........7........8........9........";
        assertThat(DeadEnd.whyUnsolvable(new Sudoku(Grid.parse(deadCell))))
                .get()
                .asString()
                .startsWith("r1c1 has no");
        String clash = deadCell.substring(0, 80) + "9";
        assertThat(DeadEnd.whyUnsolvable(new Sudoku(Grid.parse(clash))))
                .get()
                .asString()
                .startsWith("row 9 has 9 twice");
        assertThat(DeadEnd.whyUnsolvable(new Sudoku(Grid.of(new int[81])))).isEmpty();
    }
}
