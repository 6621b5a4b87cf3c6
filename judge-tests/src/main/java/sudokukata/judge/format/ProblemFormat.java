package sudokukata.judge.format;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/**
 * How the text of a problem is read and written. Found by the {@code ServiceLoader}, through a line in
 * {@code META-INF/services}; a {@code problem.yaml} says which one it uses, by name.
 */
public interface ProblemFormat {

    /**
     * The form with a name.
     *
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    static ProblemFormat named(String name) {
        List<ProblemFormat> all = ServiceLoader.load(ProblemFormat.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return all.stream()
                .filter(format -> format.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no text format is named '" + name + "'; there are: "
                        + all.stream().map(ProblemFormat::name).collect(Collectors.joining(", "))));
    }

    /** The form's name: lower case letters and hyphens. */
    String name();

    /** Whether an answer holds words, so that their case counts. */
    boolean hasWords();

    /** How many puzzles an input holds at the most. */
    int most();

    /** Reads an input: as many puzzles as can be read, and the fault that ended it, if one did. */
    Input read(String text);

    /**
     * Writes puzzles as an input that {@link #read} reads.
     *
     * @throws IllegalArgumentException if they are of another kind, or more than the problem's input holds
     */
    String writeInput(List<? extends Puzzle> puzzles);

    /**
     * Writes the answer to one puzzle, LF at each line's end.
     *
     * @param number the puzzle's number in its input, from 1
     * @param grid the answer
     */
    String write(int number, Grid grid);

    /**
     * Reads an output, back into grids. Reading goes on behind the last grid that is wanted as long as there are more,
     * so that a checker can tell of them.
     */
    Output readOutput(String text);
}
