package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellsTest {

    @ParameterizedTest
    @CsvSource({"0, 0, 0, 0, r1c1, A1", "80, 8, 8, 8, r9c9, I9", "30, 3, 3, 4, r4c4, D4", "26, 2, 8, 2, r3c9, C9"})
    void knowsWhereACellIs(int cell, int row, int column, int box, String name, String location) {
        assertThat(Cells.at(row, column)).isEqualTo(cell);
        assertThat(Cells.row(cell)).isEqualTo(row);
        assertThat(Cells.column(cell)).isEqualTo(column);
        assertThat(Cells.box(cell)).isEqualTo(box);
        assertThat(Cells.name(cell)).isEqualTo(name);
        assertThat(Cells.location(cell)).isEqualTo(location);
    }

    @Test
    void eachCellHasTwentyPeers() {
        for (int cell = 0; cell < 81; cell++) {
            int c = cell;
            assertThat(IntStream.range(0, 81).filter(p -> Cells.arePeers(c, p))).hasSize(20);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 1, true", "0, 9, true", "8, 9, false", "8, 17, true", "40, 50, false", "4, 4, false"})
    void adjacentCellsShareAnEdge(int a, int b, boolean adjacent) {
        assertThat(Cells.areAdjacent(a, b)).isEqualTo(adjacent);
        assertThat(Cells.areAdjacent(b, a)).isEqualTo(adjacent);
    }
}
