package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.lab.learner.NewStrategy;
import sudokukata.search.Strategies;

/** Makes a new strategy. */
@Command(
        name = "new-strategy",
        description = "Make a new strategy: class, service line, test class and page.",
        mixinStandardHelpOptions = true)
final class NewStrategyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "NAME", description = "its id, such as alice or two-way")
    private String name;

    @Option(names = "--learner", description = "a stub for a learner: levels and hints, no page, no rules of style")
    private boolean learner;

    @Override
    public Integer call() throws IOException {
        String complaint = NewStrategy.complaint(name);
        if (!complaint.isEmpty()) {
            throw new ParameterException(spec.commandLine(), complaint);
        }
        if (Strategies.find(name).isPresent()) {
            throw new ParameterException(spec.commandLine(), "there is a strategy '" + name + "' already");
        }
        Path project = CaseLibrary.ofProject().root().getParent();
        PrintWriter out = spec.commandLine().getOut();
        try {
            new NewStrategy(project, name, learner).write().forEach(file -> out.println("written: " + file));
        } catch (IllegalStateException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        if (learner) {
            out.println("next: ./kata yours --strategy " + name);
        } else {
            out.println("next: write the search, a line in docs/README.md, and: mvn test -Dstrategy=" + name);
        }
        return ExitCode.OK;
    }
}
