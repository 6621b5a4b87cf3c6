package sudokukata.strategy.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;

/** A sudoku seen in a mirror has the solutions seen in the mirror. */
@Tag("bands")
class BandsSymmetriesTest {

    private static Set<Grid> solutions(Grid clues) {
        return SearchRun.within(Limits.solutions(10_000))
                .of(new BandsStrategy(), new Sudoku(clues))
                .solutions()
                .stream()
                .map(solution -> solution.grid())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Grid moved(Grid grid, IntUnaryOperator from) {
        return Grid.of(IntStream.range(0, 81)
                .map(cell -> grid.digit(from.applyAsInt(cell)))
                .toArray());
    }

    private static void assertSolutionsMoveAlong(UnaryOperator<Grid> symmetry) {
        SeededGrids seeded = new SeededGrids(7);
        for (int i = 0; i < 60; i++) {
            Grid clues = seeded.blanked(seeded.minimal(seeded.full()), i % 2);
            Set<Grid> expected = solutions(clues).stream().map(symmetry).collect(Collectors.toCollection(TreeSet::new));
            assertThat(expected.size()).as("%s", clues).isBetween(1, 9_999);
            assertThat(solutions(symmetry.apply(clues))).as("%s", clues).isEqualTo(expected);
        }
    }

    @Test
    void relabelledDigits() {
        assertSolutionsMoveAlong(grid -> Grid.of(IntStream.range(0, 81)
                .map(cell -> grid.isBlank(cell) ? 0 : grid.digit(cell) % 9 + 1)
                .toArray()));
    }

    @Test
    void rowsTurnedInABand() {
        assertSolutionsMoveAlong(grid -> moved(grid, cell -> cell / 27 * 27 + (cell % 27 + 9) % 27));
    }

    @Test
    void bandsTurned() {
        assertSolutionsMoveAlong(grid -> moved(grid, cell -> (cell + 27) % 81));
    }

    @Test
    void columnsMirrored() {
        assertSolutionsMoveAlong(grid -> moved(grid, cell -> cell / 9 * 9 + 8 - cell % 9));
    }

    @Test
    void transposed() {
        assertSolutionsMoveAlong(grid -> moved(grid, cell -> cell % 9 * 9 + cell / 9));
    }
}
