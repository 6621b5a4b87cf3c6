package sudokukata.strategy.bands;

import java.util.Set;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Sees digits where others see cells. For each digit and each band, 27 bits hold the cells where it may stand. What
 * follows from them for rows, boxes and columns is looked up, so one step concludes for many cells at once. When
 * nothing follows any more, two rules are tried that need all digits side by side. Then the search splits: a digit
 * that has two configurations left, in the most constrained band or stack, takes the one or the other. Either side
 * fills no single cell but narrows many: it counts as one branch.
 *
 * <p>A run keeps one node of 88 ints for each depth and makes none twice. A split takes at least one of at most 729
 * candidates, and 81 remain in a solution, so there are at most 649 nodes: 250 kB. Most puzzles need less than ten.
 *
 * <p>The ideas: words for a digit in a band are those of the JCZSolve family (zhouyundong, champagne and others in the
 * Sudoku Players' Forum); branching on a digit's configurations in the most constrained band, and counting digits for
 * each minirow, are Tom Dillon's, told in the essay to his solver tdoku. The code is neither's.
 */
public final class BandsStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "bands";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.ORACLE);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new BandSearch(puzzle.clues(), search).explore(0);
    }
}
