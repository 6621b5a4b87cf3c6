package sudokukata.strategy.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.strategy.RandomPuzzles;
import sudokukata.strategy.Replay;

@Tag("cover")
class CoverStrategyTest {
    private static final Limits ALL = Limits.solutions(100_000);
    private static final SolverStrategy COVER = new CoverStrategy();

    @ParameterizedTest
    @ValueSource(ints = {1, 30, 40, 45})
    void findsTheSameGridsAsTheNaiveSearch(int blanks) {
        for (int seed = 0; seed < 10; seed++) {
            assertSame("naive", RandomPuzzles.sudoku(seed, blanks));
            assertSame("naive", RandomPuzzles.changed(seed, Math.max(30, blanks)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {35, 30, 20, 16, 14})
    void findsTheSameTilingsAsTheDominoSearch(int given) {
        for (int seed = 0; seed < 10; seed++) {
            Sudomino puzzle = RandomPuzzles.sudomino(seed, given);
            assertSame("domino", puzzle);
            assertSame("domino", RandomPuzzles.changed(puzzle));
        }
    }

    /** The same grids; for a Sudominoku also the same number of tilings, each further one being a repeat. */
    private static void assertSame(String reference, Puzzle puzzle) {
        Outcome outcome = SearchRun.within(ALL).watchedBy(new Replay(puzzle)).of(COVER, puzzle);
        Outcome expected = SearchRun.within(ALL).of(Strategies.named(reference), puzzle);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(grids(outcome)).as(puzzle.toString()).containsExactlyInAnyOrderElementsOf(grids(expected));
        assertThat(outcome.repeats()).isEqualTo(expected.repeats());
    }

    private static List<Grid> grids(Outcome outcome) {
        return outcome.solutions().stream().map(solution -> solution.grid()).toList();
    }

    /** Cells and digits of units are the choices of singles too, with the same ties: the trees are the same. */
    @ParameterizedTest
    @CsvSource({
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........., 0, 8341",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9, 1, 64",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.., 1, 1471",
        "................................................................................., 1, 81"
    })
    void walksTheTreeOfSingles(String clues, int solutions, long placements) {
        Sudoku puzzle = new Sudoku(Grid.parse(clues));
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(COVER, puzzle);
        assertThat(outcome.solutions()).hasSize(solutions);
        assertThat(outcome.placements()).isEqualTo(placements);
        assertThat(SearchRun.within(Limits.solutions(1)).of(Strategies.named("singles"), puzzle))
                .isEqualTo(outcome);
    }

    /** A known trap: a program that covers an item twice misses the one solution. */
    @Test
    void coversNoItemTwice() {
        Sudoku puzzle = new Sudoku(
                Grid.parse("300080900000340000008005600500104070002009010003000040005001200000000000070008090"));
        Outcome outcome = SearchRun.within(Limits.solutions(2)).of(COVER, puzzle);
        assertThat(grids(outcome))
                .containsExactly(Grid.parse(
                        "351786924697342185428915637569134872742859316813267549935471268284693751176528493"));
        assertThat(outcome.placements()).isEqualTo(135);
    }

    @Test
    void aCompleteBoardNeedsNoPlacement() {
        Sudomino complete = RandomPuzzles.sudomino(1, 36);
        assertThat(SearchRun.within(ALL).of(COVER, complete).placements()).isZero();
        assertThat(grids(SearchRun.within(ALL).of(COVER, complete))).containsExactly(complete.clues());
        Sudoku sudoku = new Sudoku(complete.clues());
        assertThat(grids(SearchRun.within(ALL).of(COVER, sudoku))).containsExactly(sudoku.clues());
    }

    /** Nothing is given but the single digits: the largest cover there is, still solved at once. */
    @Test
    void laysABoardWithoutATileGiven() {
        Sudomino puzzle = RandomPuzzles.sudomino(3, 0);
        Outcome outcome = SearchRun.within(Limits.firstWithin(2_000_000))
                .watchedBy(new Replay(puzzle))
                .of(COVER, puzzle);
        assertThat(outcome.solutions()).hasSize(1);
    }
}
