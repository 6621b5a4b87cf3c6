package sudokukata.lab.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import sudokukata.search.SolverStrategy;

/** One strategy, if one is named. */
public final class StrategyOption {
    @Option(
            names = "--strategy",
            paramLabel = "ID",
            description = "a strategy, see: ./kata strategies",
            converter = StrategyConverter.class)
    private SolverStrategy strategy;

    /** The strategy; empty if none was named. */
    public Optional<SolverStrategy> get() {
        return Optional.ofNullable(strategy);
    }
}
