package sudokukata.judge.program;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Verdict;

/** The wrong programs that stand beside the judge's data, each with its mistake: the proof that the data is strong. */
public final class Zoo {

    private Zoo() {}

    /**
     * One wrong program.
     *
     * @param path its file or folder, below the problem's submissions
     * @param source its source file
     * @param mistake the mistake's short name
     * @param verdict what it must get
     * @param killer the id of the smallest case that shows the mistake
     * @param sample what it gets on the public sample
     * @param reason what the judge's reason must contain on the killer
     * @param why the mistake in a sentence
     */
    public record Animal(
            Problem problem,
            String path,
            Path source,
            String mistake,
            Verdict verdict,
            String killer,
            Verdict sample,
            String reason,
            String why) {

        /** Such as {@code 2580 wrong_answer/no-box-check}. */
        @Override
        public String toString() {
            return problem + " " + path;
        }
    }

    /** The wrong programs of a problem, in the order of its zoo.yaml. */
    public static List<Animal> of(CaseLibrary library, Problem problem) {
        Path submissions = submissions(library, problem);
        List<Animal> animals = new ArrayList<>();
        for (Object entry : library.yamlList(submissions.resolve("zoo.yaml"))) {
            animals.add(read(problem, submissions, (Map<?, ?>) entry));
        }
        return animals;
    }

    private static Animal read(Problem problem, Path submissions, Map<?, ?> keys) {
        String path = keys.get("path").toString();
        return new Animal(
                problem,
                path,
                source(submissions.resolve(path)),
                keys.get("mistake").toString(),
                Verdict.valueOf(keys.get("verdict").toString()),
                keys.get("killer").toString(),
                Verdict.valueOf(keys.get("sample").toString()),
                keys.get("reason").toString(),
                keys.get("why").toString());
    }

    /** The right programs of a problem: their source files. */
    public static List<Path> accepted(CaseLibrary library, Problem problem) {
        Path folder = submissions(library, problem).resolve("accepted");
        return CaseLibrary.list(folder).map(Zoo::source).toList();
    }

    private static Path submissions(CaseLibrary library, Problem problem) {
        return library.root().resolve("problems").resolve(problem.folder()).resolve("submissions");
    }

    /** A Java program has a folder of its own, for its class is Main. */
    private static Path source(Path path) {
        return Files.isDirectory(path) ? path.resolve("Main.java") : path;
    }
}
