package sudokukata.judge.format;

import java.util.List;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/** How one problem's text is read and written. */
public interface ProblemFormat {

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
