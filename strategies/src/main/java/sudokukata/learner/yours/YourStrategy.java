package sudokukata.learner.yours;

import java.util.Set;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.NotStarted;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** Yours. Begin with ./kata yours; ask ./kata hint when you are stuck. */
@SuppressWarnings({"unchecked", "rawtypes", "fallthrough", "empty", "cast", "static", "divzero"})
public final class YourStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "yours";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.FIRST_IN_ORDER, Capability.SUDOMINO);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {

        // TODO: fill the blanks by backtracking.
        //  int[] digits = puzzle.clues().toArray();   81 cells in reading order, 0 for a blank
        //  search.place(cell, digit)  after you have written a digit into a blank
        //  search.undo(cell)          after you have taken it back
        //  search.found(digits)       when the grid is complete; if it answers true, stop
        throw new NotStarted();
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        // The second half of the kata: begin it when the sudoku levels are passed. Here a step fills two cells:
        //  puzzle.tiles() are the given tiles; their dominoes are used up
        //  search.place(cell, digit, other, otherDigit) and search.undo(cell, other)
        //  search.found(digits, partner), where partner[cell] is the other half's cell, or -1 for a single digit
        throw new NotStarted();
    }
}
