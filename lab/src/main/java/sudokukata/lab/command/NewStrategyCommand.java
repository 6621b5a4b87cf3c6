package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.learner.NewStrategy;
import sudokukata.search.Strategies;

/** Makes a new strategy. */
@Command(name = "new-strategy", description = "Make a new strategy: class, service line, test class and page.")
final class NewStrategyCommand extends KataCommand {

    @Parameters(index = "0", paramLabel = "NAME", description = "its id, such as alice or two-way")
    private String name;

    @Option(names = "--learner", description = "a stub for a learner: levels and hints, no page, no rules of style")
    private boolean learner;

    @Override
    public Integer call() throws IOException {
        String complaint = NewStrategy.complaint(name);
        if (!complaint.isEmpty()) {
            throw wrong(complaint);
        }
        if (Strategies.find(name).isPresent()) {
            throw wrong("there is a strategy '" + name + "' already");
        }
        Path project = CaseLibrary.ofProject().root().getParent();
        PrintWriter out = out();
        try {
            new NewStrategy(project, name, learner).write().forEach(file -> out.println("written: " + file));
        } catch (IllegalStateException e) {
            throw wrong(e.getMessage());
        }
        if (learner) {
            out.println("next: ./kata yours --strategy " + name);
        } else {
            out.println("next: write the search, a line in docs/README.md, and: mvn test -Dstrategy=" + name);
        }
        return ExitCode.OK;
    }
}
