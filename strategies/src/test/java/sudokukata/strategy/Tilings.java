package sudokukata.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/** Looks at what a strategy hands over for a Sudominoku. */
public final class Tilings {

    private Tilings() {}

    /**
     * All grids of a puzzle, found by searching to the end; each is checked, and so is the tiling that comes with it.
     */
    public static Set<String> grids(SolverStrategy strategy, Sudomino puzzle) {
        Outcome outcome = SearchRun.within(Limits.solutions(1_000_000)).of(strategy, puzzle);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        Set<String> grids = new TreeSet<>();
        for (Solution solution : outcome.solutions()) {
            assertIsSolution(solution, puzzle);
            grids.add(solution.grid().toString());
        }
        return grids;
    }

    public static void assertIsSolution(Solution solution, Sudomino puzzle) {
        Grid grid = solution.grid();
        assertThat(grid.isComplete()).isTrue();
        assertThat(Clash.in(grid)).isEmpty();
        Tiling tiling = solution.tiling().orElseThrow();
        List<Domino> laid = new ArrayList<>();
        List<Integer> singles = new ArrayList<>(Collections.nCopies(9, -1));
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int other = tiling.partner(cell);
            if (other == Tiling.SINGLE) {
                singles.set(grid.digit(cell) - 1, cell);
            } else if (cell < other) {
                assertThat(Cells.areAdjacent(cell, other)).isTrue();
                laid.add(Domino.of(grid.digit(cell), grid.digit(other)));
            } else {
                assertThat(tiling.partner(other)).isEqualTo(cell);
            }
        }
        assertThat(laid).containsExactlyInAnyOrderElementsOf(Domino.all());
        assertThat(singles).isEqualTo(puzzle.singles());
        for (Tile tile : puzzle.tiles()) {
            assertThat(tiling.partner(tile.cell())).isEqualTo(tile.other());
            assertThat(grid.digit(tile.cell())).isEqualTo(tile.digit());
            assertThat(grid.digit(tile.other())).isEqualTo(tile.otherDigit());
        }
    }
}
