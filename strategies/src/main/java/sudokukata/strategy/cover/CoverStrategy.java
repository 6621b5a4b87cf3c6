package sudokukata.strategy.cover;

import java.util.Set;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Exact cover by dancing links: one search for both kinds of puzzle. There are items, each to be covered exactly once, and
 * options, each covering some of them. The search branches on the item with the fewest options, and takes these one by
 * one.
 *
 * <p>Items are, in this order, the cells, the digits of rows, columns and boxes, and for a Sudominoku the dominoes; on
 * ties the first is taken. An option of a sudoku is a digit in a cell; of a Sudominoku a domino on two cells, one way
 * round. What the clues cover is not built.
 *
 * <p>The links of a run are made once and never grow: for a sudoku at most 729 options of 4 nodes (50 kB), for a
 * Sudominoku at most 10,368 options of 9 nodes (1.2 MB; a fifth of that with ten tiles given). A placement needs no memory
 * but its call, at most 81 deep.
 *
 * <p>The idea: Knuth, "Dancing Links", 2000, after Hitotumatu and Noshita, 1979; and "The Art of Computer Programming",
 * 7.2.2.1.
 */
public final class CoverStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "cover";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.SUDOMINO, Capability.ORACLE);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new Run(new SudokuCover(puzzle, search)).coverAll();
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        new Run(new SudominoCover(puzzle, search)).coverAll();
    }

    private static final class Run {
        private final Cover cover;
        private final Links links;

        Run(Cover cover) {
            this.cover = cover;
            this.links = cover.links();
        }

        // docs:begin cover-all
        /** Covers the items that are left; true means stop. */
        boolean coverAll() {
            int item = links.smallestItem();
            if (item == Links.NONE) {
                return cover.found();
            }
            links.cover(item);
            // docs:begin options
            for (int node = links.below(item); node != item; node = links.below(node)) {
                links.coverOthers(node);
                cover.take(node);
                if (coverAll()) {
                    return true;
                }
                cover.takeBack(node);
                links.uncoverOthers(node);
            }
            // docs:end options
            links.uncover(item);
            return false;
        }
        // docs:end cover-all
    }
}
