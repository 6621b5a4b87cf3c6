package sudokukata.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sudokukata.judge.data.PackageExport;
import sudokukata.judge.data.WrongPrograms;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.ProblemParameter;
import sudokukata.lab.cli.Refused;

/** Writes a problem's package for another judge. */
@Command(
        name = "package",
        description = "Write a problem's package for a judge of your own.",
        footer = {"", "Exit code: 0 the package is written; 2 it cannot be, or a wrong call."})
final class PackageCommand extends KataCommand {

    @Mixin
    private ProblemParameter problem;

    @Option(
            names = "--for",
            paramLabel = "FORM",
            defaultValue = "2025-09",
            description = "2025-09 (BAPCtools, DOMjudge) or kattis (problemtools) (default: ${DEFAULT-VALUE})")
    private String form;

    @Option(names = "-o", paramLabel = "DIR", required = true, description = "the folder that gets the package")
    private Path folder;

    @Override
    public Integer call() throws Refused {
        if (folder.toString().isEmpty()) {
            throw wrong("-o names the folder that gets the package, and is empty");
        }
        Path target = folder.resolve(problem.get().folder());
        if (Files.exists(target)) {
            throw wrong(target + " exists already");
        }
        CaseLibrary library = CaseLibrary.ofProject();
        Map<Path, String> made = JudgeData.read(() -> WrongPrograms.packaged(library, problem.get()));
        try {
            write(new PackageExport(library, problem.get(), made, target));
        } catch (IOException e) {
            throw new Refused("the package cannot be written to " + target + ": is " + folder
                    + " a folder, and may it be written?");
        }
        out().println("written: " + target);
        return ExitCode.OK;
    }

    private void write(PackageExport export) throws IOException {
        switch (form) {
            case "2025-09" -> export.write2025();
            case "kattis" -> export.writeLegacy();
            default -> throw wrong("--for is 2025-09 or kattis, not '" + form + "'");
        }
    }
}
