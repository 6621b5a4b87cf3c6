package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.diagnosis.Referee;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Expectations;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.Capability;
import sudokukata.search.Clause;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/**
 * What every strategy promises. A subclass names the strategy and nothing else:
 *
 * <pre>{@code
 * @Tag("mrv")
 * class MrvStrategyTest extends StrategyContract {
 *     MrvStrategyTest() { super("mrv"); }
 * }
 * }</pre>
 *
 * <p>Each test says which clause of the contract it covers. It runs on puzzles of the kinds that the strategy promises;
 * where it {@linkplain Covers#needs needs} more than that, it is left out for strategies that do not promise it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayNameGeneration(ClauseNames.class)
abstract class StrategyContract {
    private static final Limits ALL = Limits.solutions(100_000);

    private final SolverStrategy strategy;
    private final StrategyJudge judge = new StrategyJudge();
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private final Expectations expectations = Expectations.of(LIBRARY);

    StrategyContract(String id) {
        this.strategy = Strategies.named(id);
    }

    // The judge's cases.

    Stream<JudgeCase> cases() {
        return kinds().flatMap(kind -> Problems.about(kind).stream()).flatMap(problem -> LIBRARY.all(problem).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    @Covers(Clause.C2)
    void isAcceptedByTheJudge(JudgeCase judgeCase, TestReporter reporter) {
        CaseResult result = judge.judge(strategy, judgeCase);
        VerdictReport.publish(result, reporter);
        if (expectations.expectsOver(strategy.id(), judgeCase)) {
            assertThat(result.verdict()).as("the table in beyond/expected.yaml").isEqualTo(Verdict.OVER);
        } else if (result.verdict() != Verdict.AC) {
            fail(FailureMessage.of(result));
        }
    }

    /** Whoever asks an oracle waits for the answer: no case is too hard for it. */
    @Test
    @Covers(value = Clause.C7, needs = Capability.ORACLE)
    void anOracleIsNeverOver() {
        assertThat(cases().filter(judgeCase -> expectations.expectsOver(strategy.id(), judgeCase)))
                .as("the table in beyond/expected.yaml")
                .isEmpty();
    }

    // The contract.

    /** The kinds of puzzle that the strategy is tested on: those that it promises. */
    Stream<Kind> kinds() {
        return Stream.of(Kind.values()).filter(kind -> strategy.solves(kind));
    }

    /** Puzzles whose solutions can all be listed. */
    Stream<Puzzle> countable() {
        return kinds().flatMap(kind -> switch (kind) {
            case SUDOKU -> Puzzles.countable();
            case SUDOMINO -> Puzzles.countableSudominos();
        });
    }

    @ParameterizedTest
    @MethodSource("countable")
    @Covers(Clause.C2)
    void findsEverySolutionAndNothingElse(Puzzle puzzle) {
        Outcome outcome = SearchRun.within(ALL).of(strategy, puzzle);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(grids(outcome)).containsExactlyInAnyOrderElementsOf(reference(puzzle));
        if (puzzle.kind() == Kind.SUDOKU) {
            assertThat(outcome.repeats())
                    .as("a sudoku's grid is handed over once")
                    .isZero();
        }
    }

    // docs:begin stop
    @ParameterizedTest
    @MethodSource("countable")
    @Covers(Clause.C3)
    void stopsWhenItIsTold(Puzzle puzzle) {
        int solutions = reference(puzzle).size();
        for (int wanted = 1; wanted <= Math.min(3, solutions); wanted++) {
            Referee referee = new Referee(puzzle, wanted);
            Outcome outcome = SearchRun.within(Limits.solutions(wanted))
                    .watchedBy(referee)
                    .of(strategy, puzzle);
            assertThat(outcome.end()).isEqualTo(Outcome.End.STOPPED);
            assertThat(outcome.solutions()).hasSize(wanted);
            assertNoFault(strategy, referee);
        }
    }
    // docs:end stop

    @ParameterizedTest
    @MethodSource("countable")
    @Covers(Clause.C4)
    void reportsWhatItDoes(Puzzle puzzle) {
        Referee referee = new Referee(puzzle, Integer.MAX_VALUE);
        Outcome watched = SearchRun.within(ALL).watchedBy(referee).of(strategy, puzzle);
        assertNoFault(strategy, referee);
        Outcome alone = SearchRun.within(ALL).of(strategy, puzzle);
        assertThat(watched).as("watched or not, the search is the same").isEqualTo(alone);
    }

    // docs:begin same-twice
    @ParameterizedTest
    @MethodSource("countable")
    @Covers(Clause.C8)
    void answersTheSameTwiceAndLeavesThePuzzleAlone(Puzzle puzzle) {
        String before = puzzle.toString();
        Outcome first = SearchRun.within(ALL).of(strategy, puzzle);
        assertThat(SearchRun.within(ALL).of(strategy, puzzle)).isEqualTo(first);
        assertThat(puzzle).hasToString(before);
    }
    // docs:end same-twice

    @Test
    @Covers(Clause.C8)
    void servesTwoThreadsAtOnce() throws Exception {
        List<Puzzle> puzzles = countable().toList();
        List<Outcome> alone = puzzles.stream()
                .map(p -> SearchRun.within(Limits.solutions(2)).of(strategy, p))
                .toList();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Callable<List<Outcome>> up = () -> puzzles.stream()
                    .map(p -> SearchRun.within(Limits.solutions(2)).of(strategy, p))
                    .toList();
            List<Callable<List<Outcome>>> tasks =
                    IntStream.range(0, 4).mapToObj(i -> up).toList();
            for (Future<List<Outcome>> answers : pool.invokeAll(tasks)) {
                assertThat(answers.get()).isEqualTo(alone);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    Stream<Puzzle> unsolvable() {
        return countable().filter(puzzle -> reference(puzzle).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("unsolvable")
    @Covers(Clause.C6)
    void provesThatThereIsNoSolution(Puzzle puzzle) {
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(strategy, puzzle);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(outcome.solutions()).isEmpty();
    }

    Stream<Puzzle> complete() {
        return kinds().map(kind -> switch (kind) {
            case SUDOKU -> new Sudoku(Puzzles.SOLVED);
            case SUDOMINO -> Puzzles.sudomino(36, 0);
        });
    }

    @ParameterizedTest
    @MethodSource("complete")
    @Covers(Clause.C2)
    void handsACompleteGridBackWithoutPlacingAnything(Puzzle puzzle) {
        Outcome outcome = SearchRun.within(Limits.solutions(2)).of(strategy, puzzle);
        assertThat(grids(outcome)).containsExactly(puzzle.clues());
        assertThat(outcome.placements()).isZero();
    }

    Stream<Puzzle> oneStepLeft() {
        return kinds().flatMap(kind -> switch (kind) {
            case SUDOKU -> IntStream.of(0, 8, 40, 80).mapToObj(cell -> new Sudoku(Puzzles.SOLVED.with(cell, 0)));
            case SUDOMINO -> IntStream.range(0, 4).mapToObj(seed -> Puzzles.sudomino(35, seed));
        });
    }

    @ParameterizedTest
    @MethodSource("oneStepLeft")
    @Covers(Clause.C2)
    void fillsTheOneGapThatIsLeft(Puzzle puzzle) {
        Outcome outcome = SearchRun.within(Limits.solutions(2)).of(strategy, puzzle);
        assertThat(grids(outcome)).isEqualTo(reference(puzzle)).hasSize(1);
        assertThat(outcome.placements()).isLessThanOrEqualTo(1);
    }

    Stream<Puzzle> clashing() {
        return kinds().map(kind -> switch (kind) {
            case SUDOKU -> new Sudoku(Grid.of(new int[81]).with(0, 5).with(1, 5));
            case SUDOMINO ->
                new Sudomino(
                        List.of(new Tile(0, 1, 1, 2)),
                        IntStream.range(72, 81).boxed().toList());
        });
    }

    @ParameterizedTest
    @MethodSource("clashing")
    @Covers(Clause.C1)
    void clashingCluesAreAnsweredAtOnce(Puzzle puzzle) {
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(strategy, puzzle);
        assertThat(outcome.clash()).isPresent();
        assertThat(outcome.solutions()).isEmpty();
        assertThat(outcome.placements()).isZero();
    }

    Stream<Puzzle> openPuzzles() {
        return kinds().flatMap(kind -> switch (kind) {
            case SUDOKU -> Stream.of(Puzzles.EMPTY, Puzzles.SIX_SOLUTIONS);
            case SUDOMINO -> Puzzles.sudominoSample().stream();
        });
    }

    // docs:begin budget
    @ParameterizedTest
    @MethodSource("openPuzzles")
    @Covers(Clause.C7)
    void spendsNoMoreThanItsBudget(Puzzle puzzle) {
        long needed = SearchRun.within(Limits.solutions(1)).of(strategy, puzzle).placements();
        for (long budget = 0; budget < needed; budget = budget * 2 + 1) {
            Outcome outcome = SearchRun.within(Limits.firstWithin(budget)).of(strategy, puzzle);
            assertThat(outcome.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
            assertThat(outcome.placements()).isEqualTo(budget);
        }
        // docs:end budget
        assertThat(SearchRun.within(Limits.firstWithin(needed))
                        .of(strategy, puzzle)
                        .end())
                .isEqualTo(Outcome.End.STOPPED);
    }

    static Stream<Sudoku> severalSolutions() {
        return Puzzles.countable();
    }

    @ParameterizedTest
    @MethodSource("severalSolutions")
    @Covers(value = Clause.C5, needs = Capability.SUDOKU)
    void meetsTheSolutionsInOrder(Sudoku puzzle) {
        Outcome outcome = SearchRun.within(ALL).of(FirstInOrder.of(strategy), puzzle);
        assertThat(grids(outcome)).isEqualTo(reference(puzzle));
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
    }

    @Test
    @Covers(Clause.C1)
    void refusesTheKindOfPuzzleThatItDoesNotPromise() {
        Limits one = Limits.solutions(1);
        for (Kind kind : Kind.values()) {
            if (!strategy.solves(kind)) {
                Puzzle puzzle = switch (kind) {
                    case SUDOKU -> Puzzles.SAMPLE;
                    case SUDOMINO -> Puzzles.sudominoSample().get(0);
                };
                assertRefused(() -> SearchRun.within(one).of(strategy, puzzle));
            }
        }
    }

    private void assertRefused(Callable<Outcome> run) {
        assertThat(catchThrowable(run::call))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining(strategy.id());
    }

    SolverStrategy strategy() {
        return strategy;
    }

    static void assertNoFault(SolverStrategy strategy, Referee referee) {
        referee.fault()
                .ifPresent(fault -> fail(FailureMessage.of(
                        strategy.id() + " | " + fault.demand(),
                        "the suite replays what the strategy reports on the clues",
                        fault,
                        "report each placement after making it, and each undo when taking it back",
                        "mvn test -Dstrategy=" + strategy.id())));
    }

    private static List<Grid> grids(Outcome outcome) {
        return outcome.solutions().stream().map(Solution::grid).toList();
    }

    private static List<Grid> reference(Puzzle puzzle) {
        return puzzle.match(PlainReference::solutions, PlainReference::solutions);
    }
}
