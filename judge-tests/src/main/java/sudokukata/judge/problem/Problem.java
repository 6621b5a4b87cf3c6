package sudokukata.judge.problem;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sudokukata.judge.format.ProblemFormat;
import sudokukata.puzzle.Kind;

/**
 * The facts of a problem, as its {@code problem.yaml} states them. Title and limits stand where every judge looks for
 * them; what only this project asks stands under the key {@code kata}.
 *
 * @param number the number that learners know it by
 * @param kind the kind of its puzzles
 * @param answers which of the right grids it accepts
 * @param format how its text is read and written
 * @param folder the name of its package's folder
 * @param title its English title
 * @param seconds the time limit that the statement gives; a language may have more
 * @param megabytes the memory limit that the statement gives; a language may have more
 * @param budget the placements that a strategy may make on one case
 * @param budgetBeyond the same for a case that is harder than the judge was
 */
public record Problem(
        int number,
        Kind kind,
        Answers answers,
        ProblemFormat format,
        String folder,
        String title,
        double seconds,
        int megabytes,
        long budget,
        long budgetBeyond) {
    private static final long BUDGET = 10_000_000;

    /**
     * Reads the facts of a problem.
     *
     * @param folder the folder of its package
     * @throws IllegalStateException if its {@code problem.yaml} lacks a fact, or has one that is not known
     */
    static Problem read(Path folder) {
        Path file = folder.resolve("problem.yaml");
        try {
            return read(folder, CaseLibrary.readYaml(file));
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(file + ": " + e.getMessage(), e);
        }
    }

    private static Problem read(Path folder, Map<String, Object> keys) {
        Map<?, ?> own = map(keys, "kata");
        Map<?, ?> limits = map(keys, "limits");
        long budget = number(own, "budget").orElse(BUDGET);
        return new Problem(
                number(own, "number").orElseThrow(() -> missing("kata: number")).intValue(),
                Kind.valueOf(text(own, "puzzles").toUpperCase(Locale.ROOT)),
                Answers.named(text(own, "answers")),
                ProblemFormat.named(text(own, "format")),
                folder.getFileName().toString(),
                text(map(keys, "name"), "en"),
                Double.parseDouble(text(limits, "time_limit")),
                number(limits, "memory")
                        .orElseThrow(() -> missing("limits: memory"))
                        .intValue(),
                budget,
                number(own, "budget_beyond").orElse(budget));
    }

    private static Map<?, ?> map(Map<String, Object> keys, String key) {
        if (keys.get(key) instanceof Map<?, ?> map) {
            return map;
        }
        throw missing(key);
    }

    private static String text(Map<?, ?> keys, String key) {
        return Optional.ofNullable(keys.get(key)).map(Object::toString).orElseThrow(() -> missing(key));
    }

    private static Optional<Long> number(Map<?, ?> keys, String key) {
        return Optional.ofNullable(keys.get(key)).map(value -> Long.valueOf(value.toString()));
    }

    private static IllegalArgumentException missing(String key) {
        return new IllegalArgumentException("the key '" + key + "' is missing");
    }

    /** Whether only the first solution in order is right. */
    public boolean wantsFirstInOrder() {
        return answers == Answers.FIRST_IN_ORDER;
    }

    /** The number alone. */
    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
