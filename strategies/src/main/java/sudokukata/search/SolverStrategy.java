package sudokukata.search;

import java.util.Set;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;

/**
 * One way to search. A strategy overrides the search of each kind of puzzle that it can do, tells the {@link Search}
 * of each placement and each undo, hands over each complete grid, and returns when it is told to stop or has tried
 * everything:
 *
 * <pre>{@code
 * boolean fill(int k) {
 *     if (k == blanks.length) return search.found(digits);
 *     for (each candidate digit) {
 *         ... search.place(cell, digit);
 *         if (fill(k + 1)) return true;
 *         search.undo(cell); ...
 *     }
 *     return false;
 * }
 * }</pre>
 *
 * <p>A strategy is a final class without instance fields, so that one instance serves many threads: the state of a run
 * lives in an object that the run makes. It prints nothing, reads no clock, draws no random number, changes no puzzle,
 * and does not throw because a puzzle has no solution. The puzzle's clues never clash: {@link Search#run} answers those
 * itself. The {@code ServiceLoader} finds it, through a line in
 * {@code META-INF/services/sudokukata.search.SolverStrategy}.
 */
public interface SolverStrategy {

    /** The strategy's name: lower case letters, digits and hyphens; also its test tag and its {@code -Dstrategy} value. */
    String id();

    Set<Capability> capabilities();

    /**
     * Searches a sudoku for all its solutions, each once, until {@link Search#found} answers true.
     *
     * @throws UnsupportedOperationException unless the strategy has {@link Capability#SUDOKU}
     */
    default void search(Sudoku puzzle, Search search) {
        throw Search.unsupported(this, puzzle);
    }

    /**
     * Searches a Sudominoku for all its tilings until {@link Search#found} answers true.
     *
     * @throws UnsupportedOperationException unless the strategy has {@link Capability#SUDOMINO}
     */
    default void search(Sudomino puzzle, Search search) {
        throw Search.unsupported(this, puzzle);
    }
}
