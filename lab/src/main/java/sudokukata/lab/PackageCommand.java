package sudokukata.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.PackageExport;
import sudokukata.judge.format.Problem;
import sudokukata.judge.program.WrongPrograms;

/** Writes a problem's package for another judge. */
@Command(
        name = "package",
        description = "Write a problem's package for a judge of your own.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit code: 0 the package is written; 2 it cannot be, or a wrong call."})
final class PackageCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "PROBLEM",
            description = "2239, 2580 or 4574",
            converter = ProblemConverter.class)
    private Problem problem;

    @Option(
            names = "--for",
            paramLabel = "FORM",
            defaultValue = "2025-09",
            description = "2025-09 (BAPCtools, DOMjudge) or kattis (problemtools) (default: ${DEFAULT-VALUE})")
    private String form;

    @Option(names = "-o", paramLabel = "DIR", required = true, description = "the folder that gets the package")
    private Path folder;

    @Override
    public Integer call() throws TextSource.Unreadable {
        if (folder.toString().isEmpty()) {
            throw new ParameterException(spec.commandLine(), "-o names the folder that gets the package, and is empty");
        }
        Path target = folder.resolve(problem.folder());
        if (Files.exists(target)) {
            throw new ParameterException(spec.commandLine(), target + " exists already");
        }
        CaseLibrary library = CaseLibrary.ofProject();
        Map<Path, String> made = JudgeData.read(() -> WrongPrograms.packaged(library, problem));
        try {
            write(new PackageExport(library, problem, made, target));
        } catch (IOException e) {
            throw new TextSource.Unreadable("the package cannot be written to " + target + ": is " + folder
                    + " a folder, and may it be written?");
        }
        spec.commandLine().getOut().println("written: " + target);
        return ExitCode.OK;
    }

    private void write(PackageExport export) throws IOException {
        switch (form) {
            case "2025-09" -> export.write2025();
            case "kattis" -> export.writeLegacy();
            default ->
                throw new ParameterException(spec.commandLine(), "--for is 2025-09 or kattis, not '" + form + "'");
        }
    }
}
