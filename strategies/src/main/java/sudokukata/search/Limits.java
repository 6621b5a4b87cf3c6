package sudokukata.search;

/**
 * Where a run ends at the latest.
 *
 * @param solutions how many different grids are wanted, at least 1
 * @param placements the budget in placements, at least 0: the same work on every machine
 */
public record Limits(int solutions, long placements) {

    public Limits {
        if (solutions < 1) {
            throw new IllegalArgumentException("a run wants at least one solution, not " + solutions);
        }
        if (placements < 0) {
            throw new IllegalArgumentException("a budget is 0 placements or more, not " + placements);
        }
    }

    /** So many solutions, however long it takes. */
    public static Limits solutions(int solutions) {
        return new Limits(solutions, Long.MAX_VALUE);
    }

    /** The first solution, within a budget of placements. */
    public static Limits firstWithin(long placements) {
        return new Limits(1, placements);
    }
}
