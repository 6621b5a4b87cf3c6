package sudokukata.judge;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.NotStarted;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/**
 * Judges a strategy in process, through the same text and the same checker as a program: its solutions are written in
 * the problem's form, and that text is checked. What text cannot show is checked beside it: the tiling of a Sudominoku,
 * and why there is no answer.
 */
public final class StrategyJudge {
    private final Duration patience;

    public StrategyJudge() {
        this(Watchdog.PATIENCE);
    }

    /** A judge that abandons a strategy that gives no sign of life for so long. */
    StrategyJudge(Duration patience) {
        this.patience = patience;
    }

    /** Whether the search of a kind of puzzle has been begun: a stub throws {@link NotStarted}. */
    public static boolean isStarted(SolverStrategy strategy, Kind kind) {
        Puzzle probe = Trial.widePuzzle(kind);
        if (!strategy.solves(kind)) {
            return false;
        }
        try {
            new Watchdog(Watchdog.PATIENCE)
                    .watch(() -> SearchRun.within(Limits.firstWithin(1)).of(strategy, probe));
            return true;
        } catch (ExecutionException e) {
            return !(e.getCause() instanceof NotStarted);
        }
    }

    /**
     * The strategy as it answers a problem: through {@link FirstInOrder} where the problem wants the order and the
     * strategy does not promise it.
     */
    public static SolverStrategy forProblem(SolverStrategy strategy, Problem problem) {
        return problem.wantsFirstInOrder() ? FirstInOrder.of(strategy) : strategy;
    }

    /** Judges one case; a strategy that does not promise an order that is wanted is asked as an oracle. */
    public CaseResult judge(SolverStrategy strategy, JudgeCase judgeCase) {
        return judge(strategy, forProblem(strategy, judgeCase.problem()), judgeCase);
    }

    /** Judges one case with the strategy as it is: without the oracle. */
    public CaseResult judgeAsIs(SolverStrategy strategy, JudgeCase judgeCase) {
        return judge(strategy, strategy, judgeCase);
    }

    private CaseResult judge(SolverStrategy bare, SolverStrategy strategy, JudgeCase judgeCase) {
        long start = System.nanoTime();
        Trial trial = new Trial(bare, strategy, CaseInput.of(judgeCase), judgeCase.budget());
        Ruling ruling = trial.rule(patience);
        return new CaseResult(
                strategy.id(), judgeCase, ruling, new Work(trial.placements(), System.nanoTime() - start));
    }

    /** Judges an input that is no case: what {@link #judge} says of it, within a budget of placements. */
    public Ruling rule(SolverStrategy strategy, CaseInput asked, long budget) {
        return new Trial(strategy, forProblem(strategy, asked.problem()), asked, budget).rule(patience);
    }
}
