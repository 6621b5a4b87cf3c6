package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.OutputFile;
import sudokukata.lab.cli.ProblemParameter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.Startable;
import sudokukata.lab.cli.StrategyConverter;
import sudokukata.lab.export.Export;
import sudokukata.lab.export.Unexportable;
import sudokukata.search.SolverStrategy;

/** Writes a strategy as one file that a judge takes. */
@Command(
        name = "export",
        description = "Write a strategy as one file, class Main, that runs anywhere.",
        footer = {"", "./kata export 2580 --strategy mrv > Main.java", "./kata judge 2580 Main.java"})
final class ExportCommand extends KataCommand {
    @Mixin
    private ProblemParameter problem;

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
    public Integer call() throws IOException, Refused {
        Startable.require(strategy, problem.get(), line());
        Export export;
        try {
            export = Export.of(
                    strategy, problem.get(), CaseLibrary.ofProject().root().getParent());
        } catch (Unexportable e) {
            err().println("kata: " + e.getMessage());
            return ExitCode.UNREADABLE;
        }
        export.warnings().forEach(warning -> err().println("kata: warning: " + warning));
        write(export.text());
        return ExitCode.OK;
    }

    private void write(String text) throws Refused {
        PrintWriter out = out();
        if (file == null) {
            out.print(text);
            out.flush();
            return;
        }
        if (Files.isDirectory(file)) {
            throw wrong(file + " is a folder; name a file, such as " + file.resolve("Main.java"));
        }
        OutputFile.write(file, text, "the program");
        out.println("written: " + file);
    }
}
