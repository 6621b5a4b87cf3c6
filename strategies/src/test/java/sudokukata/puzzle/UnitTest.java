package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class UnitTest {

    @Test
    void thereAreNineOfEachKind() {
        assertThat(Unit.all()).hasSize(27).doesNotHaveDuplicates();
        assertThat(Unit.all().get(0)).hasToString("row 1");
        assertThat(Unit.all().get(17)).hasToString("column 9");
        assertThat(Unit.all().get(22)).hasToString("box 5");
    }

    @Test
    void namesItsCellsInReadingOrder() {
        assertThat(new Unit(Unit.Type.ROW, 1).cells()).containsExactly(9, 10, 11, 12, 13, 14, 15, 16, 17);
        assertThat(new Unit(Unit.Type.COLUMN, 8).cells()).containsExactly(8, 17, 26, 35, 44, 53, 62, 71, 80);
        assertThat(new Unit(Unit.Type.BOX, 4).cells()).containsExactly(30, 31, 32, 39, 40, 41, 48, 49, 50);
    }

    @Test
    void twoCellsArePeersExactlyIfAUnitHoldsBoth() {
        for (int a = 0; a < 81; a++) {
            for (int b = 0; b < 81; b++) {
                int first = a;
                int second = b;
                boolean together = first != second
                        && Unit.all().stream()
                                .anyMatch(unit -> unit.cells().contains(first)
                                        && unit.cells().contains(second));
                assertThat(Cells.arePeers(a, b)).isEqualTo(together);
            }
        }
    }

    @Test
    void refusesWhatIsNoUnit() {
        assertThatThrownBy(() -> new Unit(Unit.Type.ROW, 9)).hasMessageContaining("9");
        assertThatThrownBy(() -> new Unit(Unit.Type.ROW, -1)).hasMessageContaining("-1");
    }
}
