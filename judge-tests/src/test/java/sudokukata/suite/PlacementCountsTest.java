package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/** The reference strategies' orders are pinned: each count depends on every tie, so a change of order shows here. */
class PlacementCountsTest {

    @ParameterizedTest(name = "{0}: {1} placements row by row, {2} by fewest candidates")
    @CsvSource({
        "SAMPLE, 187, 51",
        "NEWSPAPER, 4208, 51",
        "EMPTY, 391, 81",
        "SIX_SOLUTIONS, 19, 15",
        "ANTI_ROW_ORDER, 69175316, 45267",
        "NORVIG_GRID2, 9727396, 481",
        "INKALA_2012, 49558, 10101",
        "NORVIG_HARD1, 419194, 5365241",
        "NORVIG_HARDEST1, 335637, 4036",
        "TWO_CLUES, 257848, 104"
    })
    void ofTheSudokuStrategies(NamedGrid grid, long memo, long mrv) {
        assertThat(placements("memo", grid)).isEqualTo(memo);
        assertThat(placements("mrv", grid)).isEqualTo(mrv);
    }

    /** The naive search walks the same tree as memo; its most expensive grid is left to memo. */
    @ParameterizedTest
    @CsvSource({
        "SAMPLE, 187",
        "NEWSPAPER, 4208",
        "EMPTY, 391",
        "SIX_SOLUTIONS, 19",
        "NORVIG_GRID2, 9727396",
        "INKALA_2012, 49558",
        "NORVIG_HARD1, 419194",
        "NORVIG_HARDEST1, 335637",
        "TWO_CLUES, 257848"
    })
    void ofTheNaiveStrategy(NamedGrid grid, long naive) {
        assertThat(placements("naive", grid)).isEqualTo(naive);
    }

    @ParameterizedTest
    @CsvSource({"0, 5254, 9710", "1, 9056, 29473"})
    void ofTheDominoStrategy(int puzzle, long first, long exhaustive) {
        Sudomino sudomino = Puzzles.sudominoSample().get(puzzle);
        Outcome one = SearchRun.within(Limits.solutions(1)).of(Strategies.named("domino"), sudomino);
        Outcome all = SearchRun.within(Limits.solutions(2)).of(Strategies.named("domino"), sudomino);
        assertThat(one.placements()).isEqualTo(first);
        assertThat(all.placements()).isEqualTo(exhaustive);
        assertThat(all.solutions()).hasSize(1);
        assertThat(all.repeats()).as("tilings of the one grid beyond the first").isEqualTo(puzzle);
    }

    // docs:begin oracle
    /** A stronger oracle spends less on its answers. */
    @ParameterizedTest
    @CsvSource({
        "SAMPLE, 58, 0",
        "NEWSPAPER, 92, 0",
        "EMPTY, 323, 304",
        "SIX_SOLUTIONS, 31, 2",
        "ANTI_ROW_ORDER, 391138, 0",
        "NORVIG_GRID2, 2061, 0",
        "INKALA_2012, 11447, 24",
        "NORVIG_HARD1, 7120121, 70",
        "NORVIG_HARDEST1, 11136, 0",
        "TWO_CLUES, 749, 211",
        "NEVER_IN_ROW_ORDER, 563, 102"
    })
    void aStrongerOracleSavesWork(NamedGrid grid, long mrv, long bands) {
        assertThat(ordered("mrv", grid)).isEqualTo(mrv);
        assertThat(ordered("bands", grid)).isEqualTo(bands);
    }
    // docs:end oracle

    private static long ordered(String oracle, NamedGrid grid) {
        return SearchRun.within(Limits.solutions(1))
                .of(FirstInOrder.of(Strategies.named(oracle)), grid.puzzle())
                .placements();
    }

    private static long placements(String strategy, NamedGrid grid) {
        return SearchRun.within(Limits.solutions(1))
                .of(Strategies.named(strategy), grid.puzzle())
                .placements();
    }
}
