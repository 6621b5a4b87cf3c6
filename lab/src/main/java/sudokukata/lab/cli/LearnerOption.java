package sudokukata.lab.cli;

import picocli.CommandLine.Option;
import sudokukata.search.SolverStrategy;

/** Whose strategy a learner's command is about. */
public final class LearnerOption {
    @Option(
            names = "--strategy",
            paramLabel = "ID",
            defaultValue = "yours",
            description = "whose (default: ${DEFAULT-VALUE})",
            converter = StrategyConverter.class)
    private SolverStrategy strategy;

    /** The learner's strategy. */
    public SolverStrategy get() {
        return strategy;
    }
}
