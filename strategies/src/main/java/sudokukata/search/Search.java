package sudokukata.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tiling;

/**
 * The scoreboard of one run: counts the placements, spends the budget, keeps the solutions, tells the observer, and says
 * when to stop. For one thread.
 *
 * <p>Stopping at a solution is part of the algorithm, so it is an answer that the strategy hands up. Running out of
 * budget is the referee's whistle: it must work for code that forgets it, so it is an exception, which a strategy
 * neither tests nor catches.
 */
public final class Search {
    /** How many placements lie between two heartbeats. */
    private static final long BEAT = 1 << 16;

    private final Limits limits;
    private final SearchObserver observer;
    private final Runnable heartbeat;
    private final List<Solution> solutions = new ArrayList<>(2);
    private Set<Grid> grids;
    private long placements;
    private long nextPause;
    private long repeats;

    private Search(Limits limits, SearchObserver observer, Runnable heartbeat) {
        this.limits = limits;
        this.observer = observer;
        this.heartbeat = heartbeat;
        this.nextPause = heartbeat == null ? limits.placements() : Math.min(BEAT, limits.placements());
    }

    // Running a strategy.

    /** As {@link #run(SolverStrategy, Puzzle, Limits, SearchObserver)}, with nobody watching. */
    public static Outcome run(SolverStrategy strategy, Puzzle puzzle, Limits limits) {
        return run(strategy, puzzle, limits, null);
    }

    /**
     * Hands a puzzle to a strategy and reports what came of it. Clashing clues are answered without a search.
     *
     * @param observer who watches, or null
     * @throws UnsupportedOperationException if the strategy cannot do this kind of puzzle
     */
    public static Outcome run(SolverStrategy strategy, Puzzle puzzle, Limits limits, SearchObserver observer) {
        return run(strategy, puzzle, limits, observer, null);
    }

    /**
     * As {@link #run(SolverStrategy, Puzzle, Limits, SearchObserver)}, with a sign of life every 65,536 placements: who
     * waits for a run can tell a long search from one that loops without placing anything.
     *
     * @param heartbeat is called on the strategy's thread, or null
     */
    public static Outcome run(
            SolverStrategy strategy, Puzzle puzzle, Limits limits, SearchObserver observer, Runnable heartbeat) {
        if (puzzle.clash().isPresent()) {
            return new Outcome(Outcome.End.EXHAUSTED, List.of(), 0, 0, puzzle.clash());
        }
        // docs:begin run
        Search search = new Search(limits, observer, heartbeat);
        try {
            search.hand(puzzle, strategy);
        } catch (OutOfBudget whistle) {
            return search.outcome(Outcome.End.OUT_OF_BUDGET);
        }
        return search.outcome(search.enough() ? Outcome.End.STOPPED : Outcome.End.EXHAUSTED);
        // docs:end run
    }

    private void hand(Puzzle puzzle, SolverStrategy strategy) {
        if (puzzle instanceof Sudoku sudoku) {
            strategy.search(sudoku, this);
        } else if (puzzle instanceof Sudomino sudomino) {
            strategy.search(sudomino, this);
        }
    }

    private Outcome outcome(Outcome.End end) {
        return new Outcome(end, solutions, placements, repeats, Optional.empty());
    }

    /** The error for a kind of puzzle that a strategy cannot do. */
    public static UnsupportedOperationException unsupported(SolverStrategy strategy, Puzzle puzzle) {
        return new UnsupportedOperationException("strategy '" + strategy.id() + "' does not solve a "
                + puzzle.getClass().getSimpleName() + "; it promises " + strategy.capabilities());
    }

    // What a strategy reports.

    /** Reports that a digit 1..9 was placed in a blank cell 0..80. A node of the search tree: counts 1. */
    public void place(int cell, int digit) {
        spend();
        if (observer != null) {
            observer.placed(cell, digit);
        }
    }

    /** Reports that the latest placement, in this cell, was taken back. */
    public void undo(int cell) {
        if (observer != null) {
            observer.undone(cell);
        }
    }

    /** Reports that a domino was placed on two adjacent blank cells. Counts 1. */
    public void place(int cell, int digit, int other, int otherDigit) {
        spend();
        if (observer != null) {
            observer.placed(cell, digit, other, otherDigit);
        }
    }

    /** Reports that the latest placement, of the domino on these cells, was taken back. */
    public void undo(int cell, int other) {
        if (observer != null) {
            observer.undone(cell, other);
        }
    }

    /**
     * Reports a decision that fills no cell but narrows many at once, such as where a digit may stand in three rows.
     * Counts 1, as a placement does; what follows from it is reported by {@link #deduce}.
     */
    public void branch() {
        spend();
        if (observer != null) {
            observer.branched();
        }
    }

    /** Reports that the latest decision, which filled no cell, was taken back. */
    public void unbranch() {
        if (observer != null) {
            observer.unbranched();
        }
    }

    /** Tells whether somebody watches, so that {@link #deduce} is worth its while. */
    public boolean observed() {
        return observer != null;
    }

    /**
     * Reports a digit that follows without a choice. Shown, never counted. It falls with the latest placement: the undo
     * of that takes it back too.
     */
    public void deduce(int cell, int digit) {
        if (observer != null) {
            observer.deduced(cell, digit);
        }
    }

    /**
     * Hands over a complete grid of a sudoku; the digits are copied.
     *
     * @return true if the search is to stop
     */
    public boolean found(int[] digits) {
        return keep(new Solution(Grid.of(digits), Optional.empty()));
    }

    /** As {@link #found(int[])}, for a strategy that keeps its digits in bytes. */
    public boolean found(byte[] digits) {
        return keep(new Solution(Grid.of(digits), Optional.empty()));
    }

    /**
     * Hands over a complete grid of a Sudominoku and its tiling; both are copied. A further tiling of a known grid is
     * counted as a repeat, for solutions are grids.
     *
     * @param partner for each cell the other half of its tile, or -1 for a single digit
     * @return true if the search is to stop
     */
    public boolean found(int[] digits, int[] partner) {
        return keep(new Solution(Grid.of(digits), Optional.of(Tiling.of(partner))));
    }

    // For strategies that ask another one.

    /**
     * Asks another strategy for any solution of a sudoku, on this run's budget and unseen by its observer.
     *
     * @return the solution's grid; empty if there is none
     */
    public Optional<Grid> ask(SolverStrategy oracle, Sudoku question) {
        if (question.clash().isPresent()) {
            return Optional.empty();
        }
        Search nested = new Search(Limits.firstWithin(limits.placements() - placements), null, heartbeat);
        try {
            oracle.search(question, nested);
        } finally {
            placements += nested.placements;
        }
        return nested.solutions.stream().findFirst().map(Solution::grid);
    }

    /** Shows a placement that an oracle has vouched for: the oracle's own placements are its cost, so it counts 0. */
    void show(int cell, int digit) {
        if (observer != null) {
            observer.placed(cell, digit);
        }
    }

    // docs:begin spend
    private void spend() {
        if (placements >= nextPause) {
            pause();
        }
        placements++;
    }

    private void pause() {
        if (placements >= limits.placements()) {
            throw OutOfBudget.WHISTLE;
        }
        nextPause = Math.min(placements + BEAT, limits.placements());
        heartbeat.run();
    }
    // docs:end spend

    private boolean keep(Solution solution) {
        if (isKnown(solution.grid())) {
            repeats++;
        } else if (solutions.size() <= limits.solutions()) {
            // One more than wanted is kept: it shows that the strategy went on after the word to stop.
            solutions.add(solution);
        }
        if (observer != null) {
            observer.found(solution);
        }
        return enough();
    }

    /** Few grids are compared one by one: most runs end with one or two, and a set for them costs more than the look. */
    private boolean isKnown(Grid grid) {
        if (grids == null && solutions.size() < 8) {
            for (Solution known : solutions) {
                if (known.grid().equals(grid)) {
                    return true;
                }
            }
            return false;
        }
        if (grids == null) {
            grids = new HashSet<>();
            solutions.forEach(known -> grids.add(known.grid()));
        }
        return !grids.add(grid);
    }

    private boolean enough() {
        return solutions.size() >= limits.solutions();
    }

    /** Ends a run whose budget is spent. Has no stack trace, for it is no fault, and one instance serves all runs. */
    private static final class OutOfBudget extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final OutOfBudget WHISTLE = new OutOfBudget();

        private OutOfBudget() {
            super("the budget of placements is spent", null, false, false);
        }
    }
}
