package sudokukata.lab.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.problem.Problem;
import sudokukata.puzzle.Kind;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Refuses a strategy that cannot begin with a problem, in the same words wherever one is named. */
public final class Startable {

    private Startable() {}

    /** The strategies on the shelf that can begin with a kind of puzzle. */
    public static List<SolverStrategy> all(Kind kind) {
        return Strategies.all().stream()
                .filter(strategy -> StrategyJudge.isStarted(strategy, kind))
                .toList();
    }

    /**
     * Refuses it unless it can do the problem and is written.
     *
     * @throws ParameterException if it cannot, or is only a stub
     */
    public static void require(SolverStrategy strategy, Problem problem, CommandLine line) {
        if (!strategy.solves(problem.kind())) {
            throw new ParameterException(
                    line, "strategy '" + strategy.id() + "' cannot do problem " + problem + "; see: ./kata strategies");
        }
        if (!StrategyJudge.isStarted(strategy, problem.kind())) {
            throw new ParameterException(line, "strategy '" + strategy.id() + "' is not started; see: ./kata yours");
        }
    }
}
