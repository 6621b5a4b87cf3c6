package sudokukata.strategy.singles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.strategy.RandomPuzzles;
import sudokukata.strategy.Replay;

@Tag("singles")
class SinglesStrategyTest {
    private static final Limits ALL = Limits.solutions(100_000);
    private static final SolverStrategy SINGLES = new SinglesStrategy();

    @ParameterizedTest
    @ValueSource(ints = {30, 40, 45})
    void findsTheSameGridsAsTheNaiveSearch(int blanks) {
        for (int seed = 0; seed < 10; seed++) {
            assertSameAsNaive(RandomPuzzles.sudoku(seed, blanks));
            assertSameAsNaive(RandomPuzzles.changed(seed, blanks));
        }
    }

    private static void assertSameAsNaive(Sudoku puzzle) {
        Outcome outcome = SearchRun.within(ALL).watchedBy(new Replay(puzzle)).of(SINGLES, puzzle);
        List<Solution> expected =
                SearchRun.within(ALL).of(Strategies.named("naive"), puzzle).solutions();
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(outcome.repeats()).isZero();
        assertThat(outcome.solutions()).as(puzzle.toString()).containsExactlyInAnyOrderElementsOf(expected);
    }

    /** Each count depends on every tie, so a change of order shows here. */
    @ParameterizedTest
    @CsvSource({
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........., 0, 8341",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9, 1, 64",
        "300080900000340000008005600500104070002009010003000040005001200000000000070008090, 1, 81",
        ".....6....59.....82....8....45........3........6..3.54...325..6.................., 1, 64",
        "................................................................................., 1, 81"
    })
    void walksAPinnedTree(String clues, int solutions, long placements) {
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(SINGLES, new Sudoku(Grid.parse(clues)));
        assertThat(outcome.solutions()).hasSize(solutions);
        assertThat(outcome.placements()).isEqualTo(placements);
    }

    /** Row 1 lacks 9, and its box holds one. Each of its blanks has candidates, so cells alone do not show it. */
    @Test
    void aDigitWithoutAPlaceIsADeadEnd() {
        Sudoku puzzle = new Sudoku(Grid.parse("123456..." + "........9" + ".".repeat(63)));
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(SINGLES, puzzle);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(outcome.placements()).isZero();
    }

    /** The cell r1c1 could hold nine digits, but in row 1 it is the only place for 1. */
    @Test
    void aDigitWithOnePlaceComesFirst() {
        Sudoku puzzle = new Sudoku(Grid.parse(".".repeat(9) + "...1....." + "......1.." + ".1......." + ".".repeat(18)
                + "..1......" + ".".repeat(18)));
        List<String> placed = new ArrayList<>();
        SearchRun.within(Limits.solutions(1))
                .watchedBy(event -> placed.add(event.digit() + " at " + Cells.name(event.cell())))
                .of(SINGLES, puzzle);
        assertThat(placed).startsWith("1 at r1c1");
    }
}
