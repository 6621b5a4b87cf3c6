package sudokukata.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Solves the puzzles of a set in turn, one a call. It is loaded beside another {@link Search} to learn what that one costs. */
public final class NextPuzzle implements LongSupplier {
    private final List<Puzzle> puzzles;
    private final SolverStrategy strategy;
    private final Limits limits;
    private int next;

    /**
     * @param strategy its id
     * @param set the name of the set
     * @param folder the folder of the public lists, or an empty text
     * @param limit how many solutions are wanted
     */
    public NextPuzzle(String strategy, String set, String folder, int limit) {
        this.strategy = Strategies.named(strategy);
        this.puzzles = Sets.load(set, folder.isEmpty() ? Optional.empty() : Optional.of(Path.of(folder)));
        this.limits = Limits.solutions(limit);
    }

    /** How many solutions the next puzzle has, up to the limit. */
    @Override
    public long getAsLong() {
        Puzzle puzzle = puzzles.get(next);
        next = next + 1 == puzzles.size() ? 0 : next + 1;
        return SearchRun.within(limits).of(strategy, puzzle).solutions().size();
    }
}
