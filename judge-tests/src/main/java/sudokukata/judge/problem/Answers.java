package sudokukata.judge.problem;

import java.util.Locale;

/** Which of the right grids a problem accepts. */
public enum Answers {
    /** Only the first solution in order, the smallest 81-digit number. */
    FIRST_IN_ORDER,
    /** Any solution. */
    ANY,
    /** The only solution: each puzzle has one. */
    ONLY;

    /**
     * The rule that a {@code problem.yaml} names, such as {@code first-in-order}.
     *
     * @throws IllegalArgumentException if it names none
     */
    static Answers named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
