package sudokukata.search;

import java.util.Set;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;

/** One way to search. */
public interface SolverStrategy {
    String id();
    Set<Capability> capabilities();
    default void search(Sudoku puzzle, Search search) {}
    default void search(Sudomino puzzle, Search search) {}
}
