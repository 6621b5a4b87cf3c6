package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.docs.Docs;
import sudokukata.lab.docs.Figures;

/** Makes the code, output and figures in the docs again. */
@Command(name = "docs", description = "Make every block and every figure in the docs again from its source.")
final class DocsCommand extends KataCommand {

    @Option(names = "--check", description = "change nothing; exit code 1 if a page or a figure is stale")
    private boolean check;

    private final UnaryOperator<String> transcript;

    /** Pages show what commands print: {@code transcript} runs one. */
    DocsCommand(UnaryOperator<String> transcript) {
        this.transcript = transcript;
    }

    @Override
    public Integer call() throws IOException {
        CaseLibrary library = CaseLibrary.ofProject();
        Docs docs = new Docs(library, transcript);
        Figures figures = new Figures(library, transcript);
        List<Path> files = new ArrayList<>(check ? figures.stale() : figures.refresh());
        files.addAll(check ? docs.stale(source -> true) : docs.refresh());
        PrintWriter out = out();
        files.forEach(page -> out.println((check ? "stale: " : "written: ") + page));
        out.println(files.isEmpty() ? "the docs are true" : files.size() + " files");
        return check && !files.isEmpty() ? ExitCode.NO : ExitCode.OK;
    }
}
