package sudokukata.judge.problem;

import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sudokukata.puzzle.Kind;

/** The project's problems: one for each folder in {@code judge-tests/problems}, by number. */
public final class Problems {

    /** Read once, when somebody first asks. */
    private static final class Project {
        private static final List<Problem> ALL = CaseLibrary.list(
                        CaseLibrary.ofProject().root().resolve("problems"))
                .filter(folder -> Files.isRegularFile(folder.resolve("problem.yaml")))
                .map(Problem::read)
                .sorted(Comparator.comparingInt(Problem::number))
                .toList();
    }

    private Problems() {}

    /** All of them. */
    public static List<Problem> all() {
        return Project.ALL;
    }

    /** Those about a kind of puzzle. */
    public static List<Problem> about(Kind kind) {
        return all().stream().filter(problem -> problem.kind() == kind).toList();
    }

    /** The problem with a number; empty if there is none. */
    public static Optional<Problem> find(String number) {
        return all().stream()
                .filter(problem -> problem.toString().equals(number))
                .findFirst();
    }

    /**
     * The problem with a number.
     *
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    public static Problem numbered(String number) {
        return find(number)
                .orElseThrow(() ->
                        new IllegalArgumentException("'" + number + "' is no problem; there are " + names("and")));
    }

    /** All numbers as a person lists them, such as {@code 2239, 2580 or 4574}. */
    public static String names(String lastJoinedBy) {
        return names(all(), lastJoinedBy);
    }

    /** The numbers of some problems as a person lists them. */
    public static String names(List<Problem> problems, String lastJoinedBy) {
        String joined = problems.stream().map(Problem::toString).collect(Collectors.joining(", "));
        int last = joined.lastIndexOf(", ");
        return last < 0 ? joined : joined.substring(0, last) + " " + lastJoinedBy + joined.substring(last + 1);
    }
}
