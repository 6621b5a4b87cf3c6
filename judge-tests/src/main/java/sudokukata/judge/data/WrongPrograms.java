package sudokukata.judge.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.yaml.snakeyaml.error.YAMLException;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;

/**
 * The wrong programs of the judge's data: the proof that the data is strong. Each is a right program with a mistake
 * that is made in it as {@code mistakes.yaml} says.
 */
public final class WrongPrograms {
    private WrongPrograms() {}

    /**
     * The wrong programs of a problem, in the order of its mistakes.yaml.
     *
     * @throws IllegalArgumentException if an entry cannot be followed; the message names the file, the entry and the
     *     text
     */
    public static List<WrongProgram> of(CaseLibrary library, Problem problem) {
        Path submissions = submissions(library, problem);
        Path file = submissions.resolve("mistakes.yaml");
        Set<String> paths = new HashSet<>();
        List<WrongProgram> programs = new ArrayList<>();
        int number = 0;
        for (Object entry : entries(library, file)) {
            number++;
            Map<?, ?> values = entry instanceof Map<?, ?> map ? map : Map.of();
            String name = values.containsKey("path") ? values.get("path").toString() : "entry " + number;
            try {
                programs.add(new Mistake(submissions, values).program(problem));
                if (!paths.add(name)) {
                    throw new IllegalArgumentException("there is another entry with this path");
                }
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(file + ": " + name + ": " + e.getMessage(), e);
            }
        }
        return programs;
    }

    private static List<?> entries(CaseLibrary library, Path file) {
        try {
            return library.yamlList(file);
        } catch (YAMLException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** The right programs of a problem: their source files. */
    public static List<Path> accepted(CaseLibrary library, Problem problem) {
        Path folder = submissions(library, problem).resolve("accepted");
        return CaseLibrary.list(folder)
                .map(path -> Files.isDirectory(path) ? path.resolve("Main.java") : path)
                .toList();
    }

    /**
     * What a package's submissions hold beside the files that are kept: the wrong programs, and submissions.yaml, which
     * says what is expected of them.
     *
     * @return for each file's path below the package its text
     * @throws IllegalArgumentException if an entry of mistakes.yaml cannot be followed
     */
    public static Map<Path, String> packaged(CaseLibrary library, Problem problem) {
        List<WrongProgram> programs = of(library, problem);
        Path submissions = Path.of("submissions");
        Map<Path, String> files = new LinkedHashMap<>();
        programs.forEach(program -> files.put(submissions.resolve(program.file()), program.source()));
        String yaml = new SubmissionsYaml(accepted(library, problem), programs).text();
        files.put(submissions.resolve("submissions.yaml"), yaml);
        return files;
    }

    private static Path submissions(CaseLibrary library, Problem problem) {
        return library.root().resolve("problems").resolve(problem.folder()).resolve("submissions");
    }
}
