package sudokukata.lab;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.lab.docs.Docs;
import sudokukata.lab.docs.Figures;

/** Makes the code, output and figures in the docs again. */
@Command(
        name = "docs",
        description = "Make every block and every figure in the docs again from its source.",
        mixinStandardHelpOptions = true)
final class DocsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--check", description = "change nothing; exit code 1 if a page or a figure is stale")
    private boolean check;

    @Override
    public Integer call() throws IOException {
        CaseLibrary library = CaseLibrary.ofProject();
        Docs docs = new Docs(library, DocsCommand::kata);
        Figures figures = new Figures(library, DocsCommand::kata);
        List<Path> files = new ArrayList<>(check ? figures.stale() : figures.refresh());
        files.addAll(check ? docs.stale(source -> true) : docs.refresh());
        PrintWriter out = spec.commandLine().getOut();
        files.forEach(page -> out.println((check ? "stale: " : "written: ") + page));
        out.println(files.isEmpty() ? "the docs are true" : files.size() + " files");
        return check && !files.isEmpty() ? ExitCode.NO : ExitCode.OK;
    }

    /** What a command prints, as a page shows it. */
    static String kata(String arguments) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        Kata.commandLine(new ByteArrayInputStream(new byte[0]))
                .setOut(writer)
                .setErr(writer)
                .execute(arguments.split(" "));
        return out.toString();
    }
}
