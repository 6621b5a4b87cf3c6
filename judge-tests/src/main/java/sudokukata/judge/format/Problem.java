package sudokukata.judge.format;

import java.util.Optional;
import java.util.stream.Stream;

/** The three problems. */
public enum Problem {
    /** Sudoku: the first solution in order. */
    SUDOKU_2239(2239, "sudoku2239", "Sudoku: the first solution", new SudokuFormat(Rows.GLUED), 2, 256),
    /** Sudoku: any solution. */
    SUDOKU_2580(2580, "sudoku2580", "Sudoku: any solution", new SudokuFormat(Rows.SPACED), 1, 256),
    /** Sudominoku: many puzzles in one input, each with one grid. */
    SUDOMINO_4574(4574, "sudomino4574", "Sudominoku", new SudominoFormat(), 2, 128);

    private final int number;
    private final String folder;
    private final String title;
    private final ProblemFormat format;
    private final int seconds;
    private final int megabytes;

    Problem(int number, String folder, String title, ProblemFormat format, int seconds, int megabytes) {
        this.number = number;
        this.folder = folder;
        this.title = title;
        this.format = format;
        this.seconds = seconds;
        this.megabytes = megabytes;
    }

    /** The problem with a number; empty if it is none of the three. */
    public static Optional<Problem> numbered(String number) {
        return Stream.of(values())
                .filter(p -> Integer.toString(p.number).equals(number))
                .findFirst();
    }

    /** The number that learners know it by. */
    public int number() {
        return number;
    }

    /** The name of its package's folder. */
    public String folder() {
        return folder;
    }

    public String title() {
        return title;
    }

    public ProblemFormat format() {
        return format;
    }

    /** The time limit that the statement gives; a language may have more. */
    public int seconds() {
        return seconds;
    }

    /** The memory limit that the statement gives; a language may have more. */
    public int megabytes() {
        return megabytes;
    }

    /** Tells whether only the first solution in order is right. */
    public boolean wantsFirstInOrder() {
        return this == SUDOKU_2239;
    }

    /** Tells whether its puzzles are Sudominokus. */
    public boolean isSudomino() {
        return this == SUDOMINO_4574;
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
