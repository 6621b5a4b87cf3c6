package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadEndTest {

    @ParameterizedTest
    @CsvSource({
        ".876543212........3........4........5........6........7........8........9........, 0",
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.., 36"
    })
    void aBlankWithoutACandidate(String grid, int cell) {
        assertThat(DeadEnd.in(Grid.parse(grid))).contains(new DeadEnd.NoCandidate(cell));
    }

    @Test
    void aDigitWithoutAPlace() {
        Grid grid = Grid.parse("9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3");
        assertThat(DeadEnd.in(grid)).contains(new DeadEnd.NoPlace(new Unit(Unit.Type.ROW, 4), 1));
    }

    @ParameterizedTest
    @CsvSource({
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "143628579572139468986754231391542786468917352725863914237481695619275843854396127"
    })
    void aSolvableGridHasNone(String grid) {
        assertThat(DeadEnd.in(Grid.parse(grid))).isEmpty();
    }
}
