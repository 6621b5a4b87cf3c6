package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudokukata.judge.data.KillMatrix;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.program.CompileError;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.Scratch;
import sudokukata.lab.cli.Steps;

/** Runs every wrong program against every case and writes which case kills which mistake. */
@Command(
        name = "kill-matrix",
        description = "Run every wrong program against every case; write docs/judge/kill-matrix.md.",
        footer = {
            "",
            "Exit code: 0; 1 if a mistake survives, or with --check if the page lacks a program or case;",
            "2 if an entry of mistakes.yaml cannot be followed."
        })
final class KillMatrixCommand extends KataCommand {

    @Option(names = "--check", description = "write nothing; look whether the page lists all")
    private boolean check;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "5",
            description = "time limit (default: ${DEFAULT-VALUE})")
    private int seconds;

    @Override
    public Integer call() throws IOException, CompileError, Refused {
        CaseLibrary library = CaseLibrary.ofProject();
        Path page = library.root().resolveSibling("docs/judge/kill-matrix.md");
        PrintWriter out = out();
        KillMatrix matrix;
        try (Scratch scratch = Scratch.make()) {
            int size = JudgeData.read(() -> KillMatrix.size(library));
            try (Steps steps = Steps.begin("kill-matrix", size, err())) {
                matrix = KillMatrix.run(library, scratch.folder(), Duration.ofSeconds(seconds), steps::step);
            }
        }
        List<String> survivors = matrix.survivors();
        survivors.forEach(survivor -> out.println("survives every case: " + survivor));
        List<String> unlisted = check ? matrix.unlisted(Files.exists(page) ? Files.readString(page) : "") : List.of();
        unlisted.forEach(name -> out.println("not in docs/judge/kill-matrix.md, run ./kata kill-matrix: " + name));
        if (!check) {
            Files.writeString(page, matrix.toMarkdown());
        }
        out.println(matrix.summary());
        return survivors.isEmpty() && unlisted.isEmpty() ? ExitCode.OK : ExitCode.NO;
    }
}
