package sudokukata.judge;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Checker;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.NotStarted;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Judges a strategy in process, through the same text and the same checker as a program: its solutions are written in
 * the problem's form, and that text is checked. What text cannot show is checked beside it: the tiling of a Sudominoku,
 * and why there is no answer.
 */
public final class StrategyJudge {
    /** For so long a strategy may give no sign of life. */
    public static final Duration PATIENCE = Duration.ofSeconds(10);

    /** A board without a clue. */
    static final Puzzle WIDE_SUDOKU = new Sudoku(Grid.of(new int[81]));
    /** A board without a given tile. */
    static final Puzzle WIDE_SUDOMINO = new Sudomino(List.of(), List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));

    private final Duration patience;

    public StrategyJudge() {
        this(PATIENCE);
    }

    /** A judge that abandons a strategy that gives no sign of life for so long. */
    StrategyJudge(Duration patience) {
        this.patience = patience;
    }

    /** Tells whether a strategy can do a problem, by what it promises. */
    public static boolean canDo(SolverStrategy strategy, Problem problem) {
        Capability needed = problem.isSudomino() ? Capability.SUDOMINO : Capability.SUDOKU;
        return strategy.capabilities().contains(needed);
    }

    /** Tells whether the part of a strategy that a problem needs has been begun: its stub throws {@link NotStarted}. */
    public static boolean isStarted(SolverStrategy strategy, Problem problem) {
        Puzzle probe = problem.isSudomino() ? WIDE_SUDOMINO : WIDE_SUDOKU;
        try {
            return canDo(strategy, problem)
                    && patiently(() -> Search.run(strategy, probe, Limits.firstWithin(1)))
                            .map(outcome -> true)
                            .orElse(true);
        } catch (ExecutionException e) {
            return !(e.getCause() instanceof NotStarted);
        }
    }

    /**
     * Calls a task that runs a strategy, and waits for it no longer than is decent.
     *
     * @return what it gives; empty if it did not end
     * @throws ExecutionException if it ended with an exception or an error
     */
    public static <T> Optional<T> patiently(Callable<T> task) throws ExecutionException {
        try {
            return Optional.of(new Backstop(PATIENCE).call(task));
        } catch (Backstop.Abandoned e) {
            return Optional.empty();
        }
    }

    /**
     * Calls a task that gives a sign of life now and then, and waits for it as long as it does.
     *
     * @param patience how long it may give none
     * @param task is handed what it must run to give one
     * @return what it gives; empty if it was left to itself, and may still be running
     * @throws ExecutionException if it ended with an exception or an error
     */
    public static <T> Optional<T> patiently(Duration patience, Function<Runnable, T> task) throws ExecutionException {
        Backstop backstop = new Backstop(patience);
        try {
            return Optional.of(backstop.call(() -> task.apply(backstop::beat)));
        } catch (Backstop.Abandoned e) {
            return Optional.empty();
        }
    }

    /** The strategy as it answers a problem: for 2239 through {@link FirstInOrder}, unless it promises the order. */
    public static SolverStrategy forProblem(SolverStrategy strategy, Problem problem) {
        return problem.wantsFirstInOrder() ? FirstInOrder.of(strategy) : strategy;
    }

    /** Judges one case; a strategy that needs the oracle for 2239 gets it. */
    public CaseResult judge(SolverStrategy strategy, JudgeCase judgeCase) {
        return judge(strategy, forProblem(strategy, judgeCase.problem()), judgeCase);
    }

    /** Judges one case with the strategy as it is: without the oracle. */
    public CaseResult judgeAsIs(SolverStrategy strategy, JudgeCase judgeCase) {
        return judge(strategy, strategy, judgeCase);
    }

    private CaseResult judge(SolverStrategy bare, SolverStrategy strategy, JudgeCase judgeCase) {
        long start = System.nanoTime();
        Checker checker = new Checker(judgeCase.problem(), judgeCase.input(), judgeCase.answer());
        Trial trial = new Trial(bare, strategy, judgeCase.problem(), checker, judgeCase.budget());
        Ruling ruling = trial.rule(patience);
        return new CaseResult(
                strategy.id(),
                judgeCase,
                ruling.verdict(),
                ruling.fault(),
                ruling.placements(),
                System.nanoTime() - start);
    }

    /** Judges an input that is no case: what {@link #judge} says of it, within a budget of placements. */
    public Ruling rule(SolverStrategy strategy, Problem problem, String input, String answer, long budget) {
        Checker checker = new Checker(problem, input, answer);
        return new Trial(strategy, forProblem(strategy, problem), problem, checker, budget).rule(patience);
    }
}
