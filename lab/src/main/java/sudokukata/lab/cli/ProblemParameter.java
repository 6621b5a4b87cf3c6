package sudokukata.lab.cli;

import picocli.CommandLine.Parameters;
import sudokukata.judge.problem.Problem;

/** The first word of a command that is about one problem. */
public final class ProblemParameter {
    @Parameters(
            index = "0",
            paramLabel = "PROBLEM",
            description = "one of ${COMPLETION-CANDIDATES}",
            converter = ProblemConverter.class,
            completionCandidates = ProblemConverter.class)
    private Problem problem;

    /** The problem that was named. */
    public Problem get() {
        return problem;
    }
}
