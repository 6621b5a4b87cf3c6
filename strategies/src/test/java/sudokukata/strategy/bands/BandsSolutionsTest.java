package sudokukata.strategy.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;

/** What comes out, against a plain solver on seeded grids. */
@Tag("bands")
class BandsSolutionsTest {
    private static final Grid EMPTY = Grid.of(new int[81]);

    private static Outcome solve(Grid clues, Limits limits) {
        return SearchRun.within(limits).of(new BandsStrategy(), new Sudoku(clues));
    }

    private static List<Grid> grids(Outcome outcome) {
        return outcome.solutions().stream().map(Solution::grid).toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void findsTheSolutionsThatAPlainSolverFinds(long seed) {
        int[] kinds = new int[3];
        for (Grid clues : new SeededGrids(seed).ofAllKinds(700)) {
            Set<Grid> expected = PlainSolver.solutions(clues, 1000);
            kinds[Math.min(expected.size(), 2)]++;
            if (expected.size() < 1000) {
                Outcome all = solve(clues, Limits.solutions(1000));
                assertThat(new TreeSet<>(grids(all))).as("all of %s", clues).isEqualTo(expected);
                assertThat(all.end()).isEqualTo(Outcome.End.EXHAUSTED);
                assertThat(all.repeats()).isZero();
            }
            for (int limit : new int[] {1, 2, 1000}) {
                assertThat(grids(solve(clues, Limits.solutions(limit))))
                        .as("at most %s of %s", limit, clues)
                        .hasSize(Math.min(limit, expected.size()))
                        .allMatch(grid -> isSolution(grid, clues));
            }
        }
        assertThat(Arrays.stream(kinds).min().getAsInt())
                .as("grids of the rarest kind: none, one, more")
                .isGreaterThan(100);
    }

    @Test
    void findsTenThousandSolutionsOfTheEmptyGrid() {
        Outcome outcome = solve(EMPTY, Limits.solutions(10_000));
        assertThat(outcome.end()).isEqualTo(Outcome.End.STOPPED);
        assertThat(outcome.repeats()).isZero();
        assertThat(grids(outcome)).hasSize(10_000).doesNotHaveDuplicates().allMatch(grid -> isSolution(grid, EMPTY));
    }

    @Test
    void aCompleteGridIsItsOwnSolutionWithoutABranch() {
        Grid full = new SeededGrids(6).full();
        Outcome outcome = solve(full, Limits.solutions(2));
        assertThat(grids(outcome)).containsExactly(full);
        assertThat(outcome.placements()).isZero();
    }

    @Test
    void theBudgetEndsARunWhereverItIsSpent() {
        Grid clues = Grid.parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
        Outcome whole = solve(EMPTY, Limits.solutions(20));
        assertThat(whole.placements()).isPositive();
        for (long budget = 0; budget < whole.placements(); budget++) {
            Outcome cut = solve(EMPTY, new Limits(20, budget));
            assertThat(cut.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
            assertThat(cut.placements()).isEqualTo(budget);
            assertThat(cut.solutions())
                    .isEqualTo(whole.solutions().subList(0, cut.solutions().size()));
        }
        assertThat(grids(solve(clues, new Limits(2, 100)))).hasSize(1);
    }

    private static boolean isSolution(Grid grid, Grid clues) {
        boolean keepsClues = IntStream.range(0, 81).allMatch(c -> clues.isBlank(c) || clues.digit(c) == grid.digit(c));
        return keepsClues && grid.isComplete() && Clash.in(grid).isEmpty();
    }
}
