package sudokukata.judge.program;

import java.time.Duration;
import java.util.stream.Stream;
import sudokukata.judge.problem.Problem;

/** The languages that the judge knows, with the time that each gets beyond the statement's. */
public enum Language {
    JAVA(".java", 2, 1),
    CPP(".cpp", 1, 0),
    PYTHON(".py", 3, 2),
    /** A command of any kind: as a compiled language. */
    COMMAND("", 1, 0);

    private final String ending;
    private final int factor;
    private final int moreSeconds;

    Language(String ending, int factor, int moreSeconds) {
        this.ending = ending;
        this.factor = factor;
        this.moreSeconds = moreSeconds;
    }

    /** The language of a source file by its ending; COMMAND for any other word. */
    public static Language of(String file) {
        return Stream.of(values())
                .filter(language -> file.endsWith(language.ending))
                .findFirst()
                .orElse(COMMAND);
    }

    /** The time limit of a case. */
    public Duration timeLimit(Problem problem) {
        return Duration.ofMillis(Math.round(problem.seconds() * 1000) * factor + 1000L * moreSeconds);
    }

    /** The heap that a Java program gets, in megabytes. */
    public static int javaHeap(Problem problem) {
        return problem.megabytes() * 2 + 16;
    }
}
