package sudokukata.judge.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.program.Language;

/**
 * A program with a mistake.
 *
 * @param path its file, or a Java program's folder, below the problem's submissions
 * @param source its text
 * @param mistake the mistake's short name
 * @param why the mistake in a sentence
 * @param verdict what it must get
 * @param killer the id of a small case that shows the mistake
 * @param sample what it gets on the public sample
 * @param reason what the judge's reason must contain on the killer
 * @param size how many lines of its base are changed for the mistake; 0 if it is kept as a whole
 */
public record WrongProgram(
        Problem problem,
        String path,
        String source,
        String mistake,
        String why,
        Verdict verdict,
        String killer,
        Verdict sample,
        String reason,
        int size) {

    /** Its file below the problem's submissions: a Java program has a folder of its own, for its class is Main. */
    public String file() {
        return file(path);
    }

    static String file(String path) {
        return Language.of(path) == Language.COMMAND ? path + "/Main.java" : path;
    }

    /**
     * Writes its file.
     *
     * @param submissions the folder below which it gets its path
     * @return the file
     */
    public Path write(Path submissions) throws IOException {
        Path file = submissions.resolve(file());
        Files.createDirectories(file.getParent());
        return Files.writeString(file, source);
    }

    /** Such as {@code 2580 wrong_answer/no-box-check}. */
    @Override
    public String toString() {
        return problem + " " + path;
    }
}
