package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudokukata.judge.data.CaseMaker;
import sudokukata.judge.data.WrongProgram;
import sudokukata.judge.data.WrongPrograms;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;

/** Makes the judge's cases again, and its wrong programs. */
@Command(
        name = "data",
        description =
                "Make the judge's secret cases again from their recipes, or its wrong programs from their mistakes.",
        footer = {
            "",
            "Cases are written where they stand. The wrong programs are not kept:",
            "--programs writes them to a folder, to be read.",
            "",
            "Exit code: 0; 1 if --check finds a file that differs; 2 a recipe or",
            "mistake that cannot be followed, or a wrong call."
        })
final class DataCommand extends KataCommand {

    @Option(names = "--check", description = "write nothing; name the files that differ")
    private boolean check;

    @Option(names = "--programs", paramLabel = "FOLDER", description = "write the wrong programs to a folder, no cases")
    private Path programs;

    @Override
    public Integer call() throws IOException, Refused {
        CaseLibrary library = CaseLibrary.ofProject();
        List<WrongProgram> wrong = new ArrayList<>();
        for (Problem problem : Problems.all()) {
            wrong.addAll(JudgeData.read(() -> WrongPrograms.of(library, problem)));
        }
        if (programs == null) {
            return makeCases(new CaseMaker(library), wrong.size());
        }
        if (check) {
            throw wrong("--check writes nothing, --programs does: not both");
        }
        writePrograms(wrong);
        return ExitCode.OK;
    }

    private void writePrograms(List<WrongProgram> wrong) throws Refused {
        if (programs.toString().isEmpty()) {
            throw wrong("--programs names a folder, and is empty");
        }
        for (Problem problem : Problems.all()) {
            Path folder = programs.resolve(problem.folder());
            if (Files.exists(folder)) {
                throw wrong(folder + " exists already");
            }
        }
        try {
            for (WrongProgram program : wrong) {
                program.write(programs.resolve(program.problem().folder()));
            }
        } catch (IOException e) {
            throw new Refused(
                    "the programs cannot be written to " + programs + ": is it a folder, and may it be written?");
        }
        out().println("written: " + wrong.size() + " wrong programs, in " + programs);
    }

    private int makeCases(CaseMaker maker, int wrong) throws IOException, Refused {
        PrintWriter out = out();
        int all = 0;
        int differ = 0;
        for (Problem problem : Problems.all()) {
            for (Map.Entry<Path, String> file : files(maker, problem).entrySet()) {
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
        out.println(wrong + " wrong programs, as their mistakes make them");
        return check && differ > 0 ? ExitCode.NO : ExitCode.OK;
    }

    private static Map<Path, String> files(CaseMaker maker, Problem problem) throws IOException, Refused {
        try {
            return maker.files(problem);
        } catch (IllegalArgumentException e) {
            throw new Refused("recipes of problem " + problem + ": " + e.getMessage());
        }
    }

    private static boolean isAs(Path file, String text) throws IOException {
        return Files.exists(file) && Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
    }
}
