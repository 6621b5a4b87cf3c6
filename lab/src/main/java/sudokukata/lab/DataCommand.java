package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.forge.Forge;
import sudokukata.judge.format.Problem;

/** Makes the judge's cases again. */
@Command(
        name = "data",
        description = "Make the judge's secret cases again from their recipes.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit code: 0; 1 if --check finds a file that differs; 2 a recipe that cannot be followed."})
final class DataCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--check", description = "write nothing; name the files that differ")
    private boolean check;

    @Override
    public Integer call() throws IOException, TextSource.Unreadable {
        PrintWriter out = spec.commandLine().getOut();
        Forge forge = new Forge(CaseLibrary.ofProject());
        int all = 0;
        int differ = 0;
        for (Problem problem : List.of(Problem.values())) {
            for (Map.Entry<Path, String> file : files(forge, problem).entrySet()) {
                all++;
                if (!isAs(file.getKey(), file.getValue())) {
                    differ++;
                    out.println((check ? "differs: " : "written: ") + file.getKey());
                    if (!check) {
                        Files.createDirectories(file.getKey().getParent());
                        Files.writeString(file.getKey(), file.getValue());
                    }
                }
            }
        }
        out.println(all + " files, " + (differ == 0 ? "all as their recipes make them" : differ + " differed"));
        return check && differ > 0 ? ExitCode.NO : ExitCode.OK;
    }

    private static Map<Path, String> files(Forge forge, Problem problem) throws IOException, TextSource.Unreadable {
        try {
            return forge.files(problem);
        } catch (IllegalArgumentException e) {
            throw new TextSource.Unreadable("recipes of problem " + problem + ": " + e.getMessage());
        }
    }

    private static boolean isAs(Path file, String text) throws IOException {
        return Files.exists(file) && Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
    }
}
