package sudokukata.search;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Puzzle;

/**
 * Runs strategies: how much is wanted, who watches, who hears that it goes on. One value serves any number of runs.
 *
 * <pre>{@code
 * Outcome outcome = SearchRun.within(Limits.solutions(2)).of(strategy, puzzle);
 * }</pre>
 *
 * @param limits where a run ends at the latest
 * @param observer who watches; {@link SearchObserver#NOBODY} costs nothing
 * @param heartbeat called on the strategy's thread every 65,536 placements: whoever waits for a run can tell a long
 *     search from one that loops without placing anything
 */
public record SearchRun(Limits limits, SearchObserver observer, Runnable heartbeat) {
    /** How many placements lie between two heartbeats. */
    private static final long BEAT = 1 << 16;

    /** Runs within limits that nobody watches. */
    public static SearchRun within(Limits limits) {
        return new SearchRun(limits, SearchObserver.NOBODY, () -> {});
    }

    /** The same run, watched. */
    public SearchRun watchedBy(SearchObserver watcher) {
        return new SearchRun(limits, watcher, heartbeat);
    }

    /** The same run with another heartbeat. */
    public SearchRun withHeartbeat(Runnable beat) {
        return new SearchRun(limits, observer, beat);
    }

    /**
     * Hands a puzzle to a strategy and reports what came of it. Clashing clues are answered without a search.
     *
     * @throws UnsupportedOperationException if the strategy does not solve this kind of puzzle
     */
    public Outcome of(SolverStrategy strategy, Puzzle puzzle) {
        return puzzle.clash().map(SearchRun::answeredBy).orElseGet(() -> search(strategy, puzzle));
    }

    private static Outcome answeredBy(Clash clash) {
        return new Outcome(Outcome.End.EXHAUSTED, List.of(), 0, 0, Optional.of(clash));
    }

    // docs:begin run
    private Outcome search(SolverStrategy strategy, Puzzle puzzle) {
        Search search = new Search(this);
        try {
            begin(strategy, puzzle, search).run();
        } catch (OutOfBudget budgetIsSpent) {
            return search.outcome(Outcome.End.OUT_OF_BUDGET);
        }
        return search.outcome(search.hasEnough() ? Outcome.End.STOPPED : Outcome.End.EXHAUSTED);
    }
    // docs:end run

    /** The strategy's method for this kind of puzzle: a kind without one does not compile here. */
    private static Runnable begin(SolverStrategy strategy, Puzzle puzzle, Search search) {
        return puzzle.match(
                sudoku -> () -> strategy.search(sudoku, search), sudomino -> () -> strategy.search(sudomino, search));
    }

    /** A run for one solution on what is left of the budget, unseen. */
    SearchRun nested(long spent) {
        return within(Limits.firstWithin(limits.placements() - spent)).withHeartbeat(heartbeat);
    }

    /** How many placements a search makes before it pauses for the first time. */
    long firstPause() {
        return Math.min(BEAT, limits.placements());
    }

    // docs:begin pause
    /**
     * After how many placements the search is to pause next: for a heartbeat, or because the budget ends.
     *
     * @throws OutOfBudget if so many placements are all that there may be
     */
    long pauseAfter(long placements) {
        if (placements >= limits.placements()) {
            throw OutOfBudget.INSTANCE;
        }
        return Math.min(placements + BEAT, limits.placements());
    }
    // docs:end pause

    /** Ends a run whose budget is spent. Has no stack trace, for it is no fault, and one instance serves all runs. */
    private static final class OutOfBudget extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final OutOfBudget INSTANCE = new OutOfBudget();

        private OutOfBudget() {
            super("the budget of placements is spent", null, false, false);
        }
    }
}
