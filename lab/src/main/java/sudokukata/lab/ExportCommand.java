package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.format.Problem;
import sudokukata.lab.export.Export;
import sudokukata.lab.export.Unexportable;
import sudokukata.search.SolverStrategy;

/** Writes a strategy as one file that a judge takes. */
@Command(
        name = "export",
        description = "Write a strategy as one file, class Main, that runs anywhere.",
        mixinStandardHelpOptions = true,
        footer = {"", "./kata export 2580 --strategy mrv > Main.java", "./kata judge 2580 Main.java"})
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "PROBLEM",
            description = "2239, 2580 or 4574",
            converter = ProblemConverter.class)
    private Problem problem;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            required = true,
            description = "whose source",
            converter = StrategyConverter.class)
    private SolverStrategy strategy;

    @Option(names = "-o", paramLabel = "FILE", description = "the file to write; standard output if none is named")
    private Path file;

    @Override
    public Integer call() throws IOException, TextSource.Unreadable {
        Startable.require(strategy, problem, spec.commandLine());
        Export export;
        try {
            export = Export.of(strategy, problem, CaseLibrary.ofProject().root().getParent());
        } catch (Unexportable e) {
            spec.commandLine().getErr().println("kata: " + e.getMessage());
            return ExitCode.UNREADABLE;
        }
        export.warnings().forEach(warning -> spec.commandLine().getErr().println("kata: warning: " + warning));
        write(export.text());
        return ExitCode.OK;
    }

    private void write(String text) throws TextSource.Unreadable {
        PrintWriter out = spec.commandLine().getOut();
        if (file == null) {
            out.print(text);
            out.flush();
            return;
        }
        if (Files.isDirectory(file)) {
            throw new ParameterException(
                    spec.commandLine(), file + " is a folder; name a file, such as " + file.resolve("Main.java"));
        }
        OutputFile.write(file, text, "the program");
        out.println("written: " + file);
    }
}
