package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/** The tests that the ideas on the shelf were written for, one an idea. The strategy before it does not pass it. */
class IdeasTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private static final Sudoku AGAINST_ROW_ORDER = NamedGrid.ANTI_ROW_ORDER.puzzle();
    private static final Sudoku NO_SOLUTION =
            Puzzles.sudoku(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

    // docs:begin naive
    @Test
    void takesBackWhatWasWrong() {
        Outcome outcome = first("naive", level(Problems.numbered("2580"), "dead-end", 0));
        assertThat(outcome.solutions()).hasSize(1);
        assertThat(outcome.placements()).isEqualTo(10 + 3); // ten blanks, and three digits that were taken back
    }
    // docs:end naive

    // docs:begin memo
    @Test
    void walksTheTreeOfNaive() {
        assertThat(steps("memo", Puzzles.SAMPLE)).isEqualTo(steps("naive", Puzzles.SAMPLE));
        assertThat(steps("memo", Puzzles.SIX_SOLUTIONS)).isEqualTo(steps("naive", Puzzles.SIX_SOLUTIONS));
    }
    // docs:end memo

    // docs:begin mrv
    @Test
    void needsASmallerTree() {
        assertThat(within(1_000_000, "memo", AGAINST_ROW_ORDER).end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        assertThat(within(1_000_000, "mrv", AGAINST_ROW_ORDER).end()).isEqualTo(Outcome.End.STOPPED);
    }
    // docs:end mrv

    // docs:begin singles
    @Test
    void seesThatADigitHasNoPlace() {
        assertThat(within(1_000_000, "mrv", NO_SOLUTION).end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        assertThat(within(1_000_000, "singles", NO_SOLUTION).end()).isEqualTo(Outcome.End.EXHAUSTED);
    }
    // docs:end singles

    // docs:begin bands
    @Test
    void concludesWithoutAChoice() {
        assertThat(first("singles", NO_SOLUTION).placements()).isEqualTo(8_341);
        assertThat(first("bands", NO_SOLUTION).placements()).isZero();
    }
    // docs:end bands

    // docs:begin domino
    @Test
    void fillsTwoCellsAStep() {
        Outcome outcome = first("domino", level(Problems.numbered("4574"), "lay-tiles", 1));
        assertThat(outcome.solutions()).hasSize(1);
        assertThat(outcome.placements()).isEqualTo(6 + 1); // six tiles, and one that was taken back
    }
    // docs:end domino

    // docs:begin places
    @Test
    void meetsTheTilesAtTheBottomInTime() {
        Puzzle puzzle = puzzle(LIBRARY.beyond(Problems.numbered("4574")).get(0));
        assertThat(within(1_000_000, "pairs", puzzle).end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        assertThat(within(1_000_000, "places", puzzle).end()).isEqualTo(Outcome.End.STOPPED);
    }
    // docs:end places

    // docs:begin propagation
    @Test
    void concludesWhatPlacesHasToTry() {
        Puzzle puzzle = Puzzles.sudominoSample().get(0);
        assertThat(first("places", puzzle).placements()).isEqualTo(320);
        assertThat(first("propagation", puzzle).placements()).isEqualTo(3);
    }
    // docs:end propagation

    private static Puzzle level(Problem problem, String level, int number) {
        return puzzle(LIBRARY.level(problem, level).get(number));
    }

    private static Puzzle puzzle(JudgeCase judgeCase) {
        return judgeCase
                .problem()
                .format()
                .read(judgeCase.input())
                .entries()
                .get(0)
                .puzzle();
    }

    private static Outcome first(String strategy, Puzzle puzzle) {
        return SearchRun.within(Limits.solutions(1)).of(Strategies.named(strategy), puzzle);
    }

    private static Outcome within(long budget, String strategy, Puzzle puzzle) {
        return SearchRun.within(Limits.firstWithin(budget)).of(Strategies.named(strategy), puzzle);
    }

    /** Each placement and each undo of the search for all solutions. */
    private static List<String> steps(String strategy, Puzzle puzzle) {
        List<String> steps = new ArrayList<>();
        SearchRun.within(Limits.solutions(1_000))
                .watchedBy(event -> {
                    switch (event.type()) {
                        case PLACE -> steps.add("place " + event.digit() + " at " + Cells.name(event.cell()));
                        case UNDO -> steps.add("undo " + Cells.name(event.cell()));
                        default -> {}
                    }
                })
                .of(Strategies.named(strategy), puzzle);
        return steps;
    }
}
