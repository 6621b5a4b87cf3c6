package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContradictionTest {
    private static final String DEAD_CELL =
            ".876543212........3........4........5........6........7........8........9........";

    @Test
    void aClashComesBeforeADeadEnd() {
        String clash = DEAD_CELL.substring(0, 80) + "9";
        assertThat(Contradiction.in(Grid.parse(clash))).get().isInstanceOf(Clash.class);
        assertThat(Contradiction.in(new Sudoku(Grid.parse(DEAD_CELL)))).contains(new DeadEnd.NoCandidate(0));
        assertThat(Contradiction.in(Grid.of(new int[81]))).isEmpty();
    }

    @Test
    void itsPlaceIsKnown() {
        Unit row = new Unit(Unit.Type.ROW, 8);
        Contradiction clash = new Clash(row, 9, 72, 80);
        assertThat(clash.cells()).containsExactly(72, 80);
        assertThat(clash.where()).contains(row);
        assertThat(new DeadEnd.NoCandidate(7).cells()).containsExactly(7);
        assertThat(new DeadEnd.NoCandidate(7).where()).isEmpty();
        assertThat(new DeadEnd.NoPlace(row, 1).cells()).isEmpty();
        assertThat(new DeadEnd.NoPlace(row, 1).where()).contains(row);
    }
}
