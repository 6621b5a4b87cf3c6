package sudokukata.search;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Solution;

/**
 * What one run came to. The three ends are kept apart: a run that gave up has not shown that there is no solution.
 *
 * @param end how the run ended
 * @param solutions the solutions with different grids, in the order in which they were found; one more than the limit
 *     if the strategy did not stop when it was told to
 * @param placements the work: how many placements were made
 * @param repeats how often a grid was handed over again: another tiling of a Sudominoku's grid; a sudoku has none
 * @param clash the clash among the clues that answered the puzzle without a search, if there is one
 */
public record Outcome(End end, List<Solution> solutions, long placements, long repeats, Optional<Clash> clash) {

    /** How a run ended. */
    public enum End {
        /** As many solutions as were wanted have been found; there may be more. */
        STOPPED,
        /** Everything has been tried: with no solution the puzzle is unsolvable, with one it is unique. */
        EXHAUSTED,
        /** The budget is spent; there may be solutions that were not met. */
        OUT_OF_BUDGET
    }

    public Outcome {
        solutions = List.copyOf(solutions);
    }

    /** The first solution found; empty if there is none. */
    public Optional<Solution> first() {
        return solutions.stream().findFirst();
    }
}
