package sudokukata.lab;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.lab.docs.Docs;

/** Makes the code, output and figures in the docs again. */
@Command(
        name = "docs",
        description = "Make every block of code and output in the docs again from its source.",
        mixinStandardHelpOptions = true)
final class DocsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--check", description = "change nothing; exit code 1 if a page is stale")
    private boolean check;

    @Override
    public Integer call() throws IOException {
        Docs docs = new Docs(CaseLibrary.ofProject(), DocsCommand::kata);
        List<Path> pages = check ? docs.stale(source -> true) : docs.refresh();
        PrintWriter out = spec.commandLine().getOut();
        pages.forEach(page -> out.println((check ? "stale: " : "written: ") + page));
        out.println(pages.isEmpty() ? "the docs are true" : pages.size() + " pages");
        return check && !pages.isEmpty() ? ExitCode.NO : ExitCode.OK;
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
