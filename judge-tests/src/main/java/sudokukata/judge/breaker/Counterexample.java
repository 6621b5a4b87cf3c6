package sudokukata.judge.breaker;

import sudokukata.judge.check.Ruling;
import sudokukata.puzzle.Puzzle;

/**
 * A puzzle that is answered wrong.
 *
 * @param puzzle the puzzle
 * @param input it as the problem's input
 * @param answer the right answer
 * @param ruling what the judge says
 */
public record Counterexample(Puzzle puzzle, String input, String answer, Ruling ruling) {

    /** How many cells are to be filled. */
    public int blanks() {
        return puzzle.clues().blanks();
    }
}
