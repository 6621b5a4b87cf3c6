package sudokukata.bench;

import java.util.List;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** A strategy of the shelf, through the public interface. */
final class Shelved implements Contestant {
    private final SolverStrategy strategy;

    Shelved(String id) {
        this.strategy = Strategies.named(id);
    }

    @Override
    public List<Grid> solve(Puzzle puzzle, int limit) {
        return run(puzzle, limit).solutions().stream().map(Solution::grid).toList();
    }

    Outcome run(Puzzle puzzle, int limit) {
        return SearchRun.within(Limits.solutions(limit)).of(strategy, puzzle);
    }
}
