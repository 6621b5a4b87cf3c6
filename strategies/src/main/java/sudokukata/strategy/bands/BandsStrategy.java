package sudokukata.strategy.bands;

import java.util.Set;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** Bands. */
public final class BandsStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "bands";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new BandSearch(puzzle.clues(), search).explore(0);
    }
}
