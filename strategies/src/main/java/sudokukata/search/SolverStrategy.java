package sudokukata.search;

import java.util.Set;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;

/**
 * One way to search. A strategy overrides the search of each kind of puzzle that it solves:
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
 * <p>The contract, by the numbers of {@link Clause}:
 *
 * <ul>
 *   <li><b>C1</b>: it solves each kind of puzzle that it promises, and refuses the others.
 *   <li><b>C2</b>: it finds every solution, each grid of a sudoku once, and nothing else.
 *   <li><b>C3</b>: it stops as soon as found answers true.
 *   <li><b>C4</b>: it reports each placement when it is made, and takes the latest one back first.
 *   <li><b>C5</b>: it finds the solutions in order if it promises to.
 *   <li><b>C6</b>: it returns when everything is tried; it throws nothing, for no solution is no error.
 *   <li><b>C7</b>: it reports every decision, and lets the end of the budget pass.
 *   <li><b>C8</b>: it keeps nothing from one run to the next, and serves many threads at once.
 *   <li><b>C9</b>: it searches and does nothing else: it prints nothing, reads no clock, draws no random number.
 * </ul>
 *
 * <p>So a strategy is a final class without instance fields: the state of a run lives in an object that the run makes.
 * The puzzle's clues never clash: {@link SearchRun} answers those itself. The {@code ServiceLoader} finds a strategy
 * through a line in {@code META-INF/services/sudokukata.search.SolverStrategy}.
 */
public interface SolverStrategy {

    /**
     * The strategy's name: lower case letters, digits and hyphens; also its test tag and its {@code -Dstrategy} value.
     */
    String id();

    /** What the strategy promises; at least one kind of puzzle. */
    Set<Capability> capabilities();

    /** Whether the strategy promises to solve a kind of puzzle. */
    default boolean solves(Kind kind) {
        return capabilities()
                .contains(
                        switch (kind) {
                            case SUDOKU -> Capability.SUDOKU;
                            case SUDOMINO -> Capability.SUDOMINO;
                        });
    }

    /**
     * Searches a sudoku for all its solutions, each once, until {@link Search#found} answers true.
     *
     * @throws UnsupportedOperationException unless the strategy has {@link Capability#SUDOKU}
     */
    default void search(Sudoku puzzle, Search search) {
        throw unsupported(puzzle);
    }

    /**
     * Searches a Sudominoku for all its tilings until {@link Search#found} answers true.
     *
     * @throws UnsupportedOperationException unless the strategy has {@link Capability#SUDOMINO}
     */
    default void search(Sudomino puzzle, Search search) {
        throw unsupported(puzzle);
    }

    private UnsupportedOperationException unsupported(Puzzle puzzle) {
        return new UnsupportedOperationException("strategy '" + id() + "' does not solve a "
                + puzzle.kind().title() + "; it promises " + capabilities());
    }
}
