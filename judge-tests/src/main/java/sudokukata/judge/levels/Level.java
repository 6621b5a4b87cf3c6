package sudokukata.judge.levels;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.Reloaded;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.search.SolverStrategy;

/**
 * One step of the kata.
 *
 * @param id the name of its folder
 * @param title what the learner's strategy can do once it is passed
 * @param problem the problem that it is about: which kind of puzzle is searched
 * @param praise a word at its end
 * @param hints the rungs: a question, an idea, a line to look at
 * @param cases what is judged, in order
 * @param checks what is tested beside the cases
 */
public record Level(
        String id,
        String title,
        Problem problem,
        String praise,
        Hints hints,
        List<JudgeCase> cases,
        List<LevelCheck> checks) {

    /**
     * The rungs of help.
     *
     * @param file the file, from the project's folder, in which a line shows the way
     * @param code that line, or its beginning
     */
    public record Hints(String question, String idea, String file, String code) {}

    /** The message of the first thing that fails; empty if the level is passed. */
    public Optional<String> firstFailure(SolverStrategy strategy, StrategyJudge judge) {
        // The checks first: they are cheap, and a level may have a whole problem's cases.
        return checks.stream()
                .flatMap(check -> check.run(strategy).stream())
                .findFirst()
                .or(() -> firstFailingCase(strategy, judge));
    }

    /** The cases on two lanes, each with classes of its own: neither meets what the other's searches leave behind. */
    private Optional<String> firstFailingCase(SolverStrategy strategy, StrategyJudge judge) {
        SolverStrategy twin = Reloaded.copy(strategy);
        List<SolverStrategy> lanes = twin == strategy ? List.of(strategy) : List.of(strategy, twin);
        return ParallelCases.firstFailure(
                cases.size(),
                lanes.stream()
                        .<IntFunction<Optional<String>>>map(lane -> i -> failure(cases.get(i), lane, judge))
                        .toList());
    }

    private Optional<String> failure(JudgeCase judgeCase, SolverStrategy strategy, StrategyJudge judge) {
        // A new instance for each case: what an instance keeps from puzzle to puzzle is a level of its own.
        CaseResult result = judge.judgeAsIs(Reloaded.instance(strategy), judgeCase);
        return result.verdict() == Verdict.AC
                ? Optional.empty()
                : Optional.of(FailureMessage.of(orLeak(result, strategy, judge)));
    }

    /** Tries a failing case once more with nothing before it: if that passes, something static was left over. */
    private CaseResult orLeak(CaseResult result, SolverStrategy strategy, StrategyJudge judge) {
        CaseResult alone = judge.judgeAsIs(Reloaded.copy(strategy), result.judgeCase());
        if (alone.verdict() != Verdict.AC) {
            return result;
        }
        Fault leak = new Fault(
                Demand.LEAK,
                "alone this puzzle is solved; after others it is not: something static is left over from them",
                result.fault().flatMap(Fault::grid));
        return result.because(leak);
    }

    /** The id alone: the name of a test. */
    @Override
    public String toString() {
        return id;
    }
}
