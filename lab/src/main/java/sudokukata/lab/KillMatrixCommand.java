package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.KillMatrix;

/** Runs every wrong program against every case and writes which case kills which mistake. */
@Command(
        name = "kill-matrix",
        description = "Run every wrong program against every case; write docs/kill-matrix.md.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit code: 0; 1 if a mistake survives, or with --check if the page lacks a program or case;",
            "2 if an entry of mistakes.yaml cannot be followed."
        })
final class KillMatrixCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--check", description = "write nothing; look whether the page lists all")
    private boolean check;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "5",
            description = "time limit (default: ${DEFAULT-VALUE})")
    private int seconds;

    @Override
    public Integer call() throws IOException, CompileError, TextSource.Unreadable {
        CaseLibrary library = CaseLibrary.ofProject();
        Path page = library.root().resolveSibling("docs/kill-matrix.md");
        PrintWriter out = spec.commandLine().getOut();
        KillMatrix matrix;
        try (Scratch scratch = Scratch.make()) {
            int size = JudgeData.read(() -> KillMatrix.size(library));
            try (Steps steps =
                    Steps.begin("kill-matrix", size, spec.commandLine().getErr())) {
                matrix = KillMatrix.run(library, scratch.folder(), Duration.ofSeconds(seconds), steps::step);
            }
        }
        List<String> survivors = matrix.survivors();
        survivors.forEach(survivor -> out.println("survives every case: " + survivor));
        List<String> unlisted = check ? matrix.unlisted(Files.exists(page) ? Files.readString(page) : "") : List.of();
        unlisted.forEach(name -> out.println("not in docs/kill-matrix.md, run ./kata kill-matrix: " + name));
        if (!check) {
            Files.writeString(page, matrix.toMarkdown());
        }
        out.println(matrix.summary());
        return survivors.isEmpty() && unlisted.isEmpty() ? ExitCode.OK : ExitCode.NO;
    }
}
