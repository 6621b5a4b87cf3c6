package sudokukata.lab;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.format.Problem;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Refuses a strategy that cannot begin with a problem, in the same words wherever one is named. */
final class Startable {

    private Startable() {}

    /** The strategies on the shelf that can begin with a problem. */
    static List<SolverStrategy> all(Problem problem) {
        return Strategies.all().stream()
                .filter(strategy -> StrategyJudge.isStarted(strategy, problem))
                .toList();
    }

    /**
     * Refuses it unless it can do the problem and is written.
     *
     * @throws ParameterException if it cannot, or is only a stub
     */
    static void require(SolverStrategy strategy, Problem problem, CommandLine line) {
        if (!StrategyJudge.canDo(strategy, problem)) {
            throw new ParameterException(
                    line, "strategy '" + strategy.id() + "' cannot do problem " + problem + "; see: ./kata strategies");
        }
        if (!StrategyJudge.isStarted(strategy, problem)) {
            throw new ParameterException(line, "strategy '" + strategy.id() + "' is not started; see: ./kata yours");
        }
    }
}
