package sudokukata.lab.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sudokukata.judge.StrategyJudge;
import sudokukata.puzzle.Kind;
import sudokukata.search.SolverStrategy;

/** The strategies that a command measures. */
public final class RunnersOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            split = ",",
            description = "strategies, joined by commas; all that can if none is named",
            converter = StrategyConverter.class)
    private List<SolverStrategy> strategies = List.of();

    /**
     * Those that were named, or all that can begin with a kind of puzzle.
     *
     * @throws ParameterException if one that was named cannot
     */
    public List<SolverStrategy> of(Kind kind) {
        for (SolverStrategy strategy : strategies) {
            if (!StrategyJudge.isStarted(strategy, kind)) {
                throw new ParameterException(
                        command.commandLine(),
                        "strategy '" + strategy.id() + "' does not solve a " + kind.title()
                                + "; see: ./kata strategies");
            }
        }
        return strategies.isEmpty() ? Startable.all(kind) : strategies;
    }
}
