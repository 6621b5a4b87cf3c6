package sudokukata.judge.format;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Puzzle;

/**
 * What a judge's input holds.
 *
 * @param entries the puzzles that could be read, in order
 * @param fault what ended the reading early; empty if the whole text was read
 */
public record Input(List<Entry> entries, Optional<FormatError> fault) {

    public Input {
        entries = List.copyOf(entries);
    }

    /**
     * One puzzle of an input.
     *
     * @param line the line on which it begins, from 1
     */
    public record Entry(Puzzle puzzle, int line) {}
}
