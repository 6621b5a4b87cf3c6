package sudokukata.lab.cli;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sudokukata.search.Limits;
import sudokukata.search.SolverStrategy;

/** The options of the commands that show a search: how far it goes, and what is set beside it. */
public final class ShownSearch {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--against",
            paramLabel = "ID",
            description = "another strategy on the same puzzle, side by side",
            converter = StrategyConverter.class)
    private SolverStrategy against;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "10000000",
            description = "placements at the most (default: ${DEFAULT-VALUE})")
    private long budget;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "1",
            description = "solutions wanted; 2 proves uniqueness (default: ${DEFAULT-VALUE})")
    private int limit;

    /** The other search; empty if none is wanted. */
    public Optional<SolverStrategy> against() {
        return Optional.ofNullable(against);
    }

    /** How far the search goes; a limit that makes no sense is refused. */
    public Limits limits() {
        if (budget < 0) {
            throw new ParameterException(command.commandLine(), "--budget is 0 or more, not " + budget);
        }
        if (limit < 1) {
            throw new ParameterException(command.commandLine(), "--limit is at least 1, not " + limit);
        }
        return new Limits(limit, budget);
    }
}
