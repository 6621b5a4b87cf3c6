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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.Expectations;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Referee;
import sudokukata.judge.verdict.Verdict;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
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
 * <p>Which parts a strategy meets follows from its {@link Capability capabilities}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
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
        return Stream.of(Problem.values())
                .filter(problem -> can(problem.isSudomino() ? Capability.SUDOMINO : Capability.SUDOKU))
                .flatMap(problem -> LIBRARY.all(problem).stream());
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("cases")
    void isAcceptedByTheJudge(JudgeCase judgeCase, TestReporter reporter) {
        CaseResult result = judge.judge(strategy, judgeCase);
        VerdictReport.publish(result, reporter);
        if (expectations.expectsOver(strategy.id(), judgeCase)) {
            assertThat(result.verdict()).as("the table in beyond/expected.yaml").isEqualTo(Verdict.OVER);
        } else if (result.verdict() != Verdict.AC) {
            fail(FailureMessage.of(result));
        }
    }

    // The contract.

    /** Puzzles whose solutions can all be listed, of the kinds that the strategy can do. */
    Stream<Puzzle> countable() {
        Stream<Puzzle> sudokus = can(Capability.SUDOKU) ? Puzzles.countable().map(p -> p) : Stream.empty();
        Stream<Puzzle> sudominos =
                can(Capability.SUDOMINO) ? Puzzles.countableSudominos().map(p -> p) : Stream.empty();
        return Stream.concat(sudokus, sudominos);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("countable")
    void findsEverySolutionAndNothingElse(Puzzle puzzle) {
        Outcome outcome = Search.run(strategy, puzzle, ALL);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(grids(outcome)).containsExactlyInAnyOrderElementsOf(reference(puzzle));
        if (puzzle instanceof Sudoku) {
            assertThat(outcome.repeats())
                    .as("a sudoku's grid is handed over once")
                    .isZero();
        }
    }

    // docs:begin stop
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("countable")
    void stopsWhenItIsTold(Puzzle puzzle) {
        int solutions = reference(puzzle).size();
        for (int wanted = 1; wanted <= Math.min(3, solutions); wanted++) {
            Referee referee = new Referee(puzzle, wanted);
            Outcome outcome = Search.run(strategy, puzzle, Limits.solutions(wanted), referee);
            assertThat(outcome.end()).isEqualTo(Outcome.End.STOPPED);
            assertThat(outcome.solutions()).hasSize(wanted);
            assertNoFault(strategy, referee);
        }
    }
    // docs:end stop

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("countable")
    void reportsWhatItDoes(Puzzle puzzle) {
        Referee referee = new Referee(puzzle, Integer.MAX_VALUE);
        Outcome watched = Search.run(strategy, puzzle, ALL, referee);
        assertNoFault(strategy, referee);
        Outcome alone = Search.run(strategy, puzzle, ALL);
        assertThat(watched).as("watched or not, the search is the same").isEqualTo(alone);
    }

    // docs:begin same-twice
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("countable")
    void answersTheSameTwiceAndLeavesThePuzzleAlone(Puzzle puzzle) {
        String before = puzzle.toString();
        Outcome first = Search.run(strategy, puzzle, ALL);
        assertThat(Search.run(strategy, puzzle, ALL)).isEqualTo(first);
        assertThat(puzzle).hasToString(before);
    }
    // docs:end same-twice

    @Test
    void servesTwoThreadsAtOnce() throws Exception {
        List<Puzzle> puzzles = countable().toList();
        List<Outcome> alone = puzzles.stream()
                .map(p -> Search.run(strategy, p, Limits.solutions(2)))
                .toList();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Callable<List<Outcome>> up = () -> puzzles.stream()
                    .map(p -> Search.run(strategy, p, Limits.solutions(2)))
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

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("unsolvable")
    void provesThatThereIsNoSolution(Puzzle puzzle) {
        Outcome outcome = Search.run(strategy, puzzle, Limits.solutions(1));
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(outcome.solutions()).isEmpty();
    }

    Stream<Puzzle> complete() {
        Stream<Puzzle> sudoku = can(Capability.SUDOKU) ? Stream.of(new Sudoku(Puzzles.SOLVED)) : Stream.empty();
        Stream<Puzzle> sudomino = can(Capability.SUDOMINO) ? Stream.of(Puzzles.sudomino(36, 0)) : Stream.empty();
        return Stream.concat(sudoku, sudomino);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("complete")
    void handsACompleteGridBackWithoutPlacingAnything(Puzzle puzzle) {
        Outcome outcome = Search.run(strategy, puzzle, Limits.solutions(2));
        assertThat(grids(outcome)).containsExactly(puzzle.clues());
        assertThat(outcome.placements()).isZero();
    }

    Stream<Puzzle> oneStepLeft() {
        Stream<Puzzle> sudokus = can(Capability.SUDOKU)
                ? IntStream.of(0, 8, 40, 80).mapToObj(cell -> new Sudoku(Puzzles.SOLVED.with(cell, 0)))
                : Stream.empty();
        Stream<Puzzle> sudominos = can(Capability.SUDOMINO)
                ? IntStream.range(0, 4).mapToObj(seed -> Puzzles.sudomino(35, seed))
                : Stream.empty();
        return Stream.concat(sudokus, sudominos);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("oneStepLeft")
    void fillsTheOneGapThatIsLeft(Puzzle puzzle) {
        Outcome outcome = Search.run(strategy, puzzle, Limits.solutions(2));
        assertThat(grids(outcome)).isEqualTo(reference(puzzle)).hasSize(1);
        assertThat(outcome.placements()).isLessThanOrEqualTo(1);
    }

    Stream<Puzzle> clashing() {
        Sudoku sudoku = new Sudoku(Grid.of(new int[81]).with(0, 5).with(1, 5));
        Sudomino sudomino = new Sudomino(
                Puzzles.sudomino(1, 0).tiles(),
                List.of(0, 1, 2, 3, 4, 5, 6, 7, 8).stream().map(i -> 72 + i).toList());
        return Stream.concat(
                can(Capability.SUDOKU) ? Stream.of(sudoku) : Stream.empty(),
                can(Capability.SUDOMINO) && sudomino.clash().isPresent() ? Stream.of(sudomino) : Stream.empty());
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("clashing")
    void clashingCluesAreAnsweredAtOnce(Puzzle puzzle) {
        Outcome outcome = Search.run(strategy, puzzle, Limits.solutions(1));
        assertThat(outcome.clash()).isPresent();
        assertThat(outcome.solutions()).isEmpty();
        assertThat(outcome.placements()).isZero();
    }

    Stream<Puzzle> openPuzzles() {
        return Stream.concat(
                can(Capability.SUDOKU) ? Stream.of(Puzzles.EMPTY, Puzzles.SIX_SOLUTIONS) : Stream.empty(),
                can(Capability.SUDOMINO) ? Puzzles.sudominoSample().stream() : Stream.empty());
    }

    // docs:begin budget
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("openPuzzles")
    void spendsNoMoreThanItsBudget(Puzzle puzzle) {
        long needed = Search.run(strategy, puzzle, Limits.solutions(1)).placements();
        for (long budget = 0; budget < needed; budget = budget * 2 + 1) {
            Outcome outcome = Search.run(strategy, puzzle, Limits.firstWithin(budget));
            assertThat(outcome.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
            assertThat(outcome.placements()).isEqualTo(budget);
        }
        // docs:end budget
        assertThat(Search.run(strategy, puzzle, Limits.firstWithin(needed)).end())
                .isEqualTo(Outcome.End.STOPPED);
    }

    Stream<Sudoku> severalSolutions() {
        return can(Capability.SUDOKU) ? Puzzles.countable() : Stream.empty();
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("severalSolutions")
    void meetsTheSolutionsInOrder(Sudoku puzzle) {
        Outcome outcome = Search.run(FirstInOrder.of(strategy), puzzle, ALL);
        assertThat(grids(outcome)).isEqualTo(reference(puzzle));
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
    }

    @Test
    void refusesTheKindOfPuzzleThatItDoesNotPromise() {
        Limits one = Limits.solutions(1);
        if (!strategy.capabilities().contains(Capability.SUDOKU)) {
            assertRefused(() -> Search.run(strategy, Puzzles.SAMPLE, one));
        }
        if (!strategy.capabilities().contains(Capability.SUDOMINO)) {
            assertRefused(() -> Search.run(strategy, Puzzles.sudominoSample().get(0), one));
        }
    }

    private void assertRefused(Callable<Outcome> run) {
        assertThat(catchThrowable(run::call))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining(strategy.id());
    }

    /** Tells whether the parts of the contract that need a capability are met. */
    boolean can(Capability capability) {
        return strategy.capabilities().contains(capability);
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
        return puzzle instanceof Sudoku sudoku
                ? PlainReference.solutions(sudoku)
                : PlainReference.solutions((Sudomino) puzzle);
    }
}
