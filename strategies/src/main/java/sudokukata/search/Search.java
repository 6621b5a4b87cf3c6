package sudokukata.search;

import java.util.Optional;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Tiling;

/**
 * What a strategy talks to while it searches: it reports each placement and each undo, and hands over each complete
 * grid. Made by {@link SearchRun} for one run; for one thread.
 *
 * <p>Stopping at a solution is part of the algorithm, so it is an answer that the strategy passes up. The end of the
 * budget must work for code that forgets it, so it is an exception, which a strategy neither tests nor catches.
 */
public final class Search {
    private final SearchRun run;
    private final boolean observed;
    private final Solutions solutions;
    private long placements;
    private long nextPause;

    Search(SearchRun run) {
        this.run = run;
        this.observed = run.observer() != SearchObserver.NOBODY;
        this.solutions = new Solutions(run.limits().solutions());
        this.nextPause = run.firstPause();
    }

    // What every strategy reports.

    /**
     * Reports that a digit was placed in a blank cell. A node of the search tree: counts 1.
     *
     * @param cell 0..80
     * @param digit 1..9
     */
    public void place(int cell, int digit) {
        spend();
        if (observed) {
            report(Event.place(cell, digit));
        }
    }

    /** Reports that the latest placement, in this cell 0..80, was taken back. */
    public void undo(int cell) {
        if (observed) {
            report(Event.undo(cell));
        }
    }

    /**
     * Hands over a complete grid of a sudoku; the digits are copied.
     *
     * @param digits 81 digits 1..9 in reading order
     * @return true if the search is to stop
     * @throws IllegalArgumentException if there are not 81 numbers 0..9
     */
    public boolean found(int[] digits) {
        return found(new Solution(Grid.of(digits), Optional.empty()));
    }

    /** As {@link #found(int[])}, for a strategy that keeps its digits in bytes. */
    public boolean found(byte[] digits) {
        return found(new Solution(Grid.of(digits), Optional.empty()));
    }

    // The same for tiles.

    /** Reports that a tile was placed on two adjacent blank cells, a digit in each. Counts 1. */
    public void place(int cell, int digit, int other, int otherDigit) {
        spend();
        if (observed) {
            report(Event.place(cell, digit, other, otherDigit));
        }
    }

    /** Reports that the latest placement, of the tile on these cells, was taken back. */
    public void undo(int cell, int other) {
        if (observed) {
            report(Event.undo(cell, other));
        }
    }

    /**
     * Hands over a complete grid of a Sudominoku and its tiling; both are copied. A further tiling of a known grid is
     * counted as a repeat, for solutions are grids.
     *
     * @param digits 81 digits 1..9 in reading order
     * @param partner for each cell the other half of its tile, or -1 for a single digit
     * @return true if the search is to stop
     * @throws IllegalArgumentException if there are not 81 of both, or one is out of range
     */
    public boolean found(int[] digits, int[] partner) {
        return found(new Solution(Grid.of(digits), Optional.of(Tiling.of(partner))));
    }

    // For engines that decide without filling a cell, and propagate.

    /**
     * Reports a decision that fills no cell but narrows many at once, such as where a digit may stand in three rows.
     * Counts 1, as a placement does; what follows from it is reported by {@link #deduce}.
     */
    public void branch() {
        spend();
        if (observed) {
            report(Event.branch());
        }
    }

    /** Reports that the latest decision, which filled no cell, was taken back. */
    public void unbranch() {
        if (observed) {
            report(Event.unbranch());
        }
    }

    /** Whether somebody watches, so that {@link #deduce} is worth calling. */
    public boolean observed() {
        return observed;
    }

    /**
     * Reports a digit that follows without a choice. Shown, never counted. It falls with the latest placement: the undo
     * of that takes it back too.
     */
    public void deduce(int cell, int digit) {
        if (observed) {
            report(Event.deduce(cell, digit));
        }
    }

    // For a strategy that asks another one.

    /**
     * Asks another strategy for any solution of a sudoku, on this run's budget and unseen by its observer.
     *
     * @return the solution's grid; empty if there is none
     */
    public Optional<Grid> ask(SolverStrategy oracle, Sudoku question) {
        if (question.clash().isPresent()) {
            return Optional.empty();
        }
        Search nested = new Search(run.nested(placements));
        try {
            oracle.search(question, nested);
        } finally {
            placements += nested.placements;
        }
        return nested.solutions.first().map(Solution::grid);
    }

    /** Shows a placement that an oracle has vouched for: the oracle's own placements are its cost, so it counts 0. */
    void show(int cell, int digit) {
        if (observed) {
            report(Event.place(cell, digit));
        }
    }

    // What the run reads when it is over.

    Outcome outcome(Outcome.End end) {
        return new Outcome(end, solutions.all(), placements, solutions.repeats(), Optional.empty());
    }

    boolean hasEnough() {
        return solutions.areEnough();
    }

    private boolean found(Solution solution) {
        solutions.add(solution);
        if (observed) {
            report(Event.found(solution));
        }
        return solutions.areEnough();
    }

    // docs:begin spend
    private void spend() {
        if (placements >= nextPause) {
            nextPause = run.pauseAfter(placements);
            run.heartbeat().run();
        }
        placements++;
    }
    // docs:end spend

    private void report(Event event) {
        run.observer().on(event);
    }
}
