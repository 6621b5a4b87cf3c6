package sudokukata.lab.replay;

/**
 * How often something was reported, from the beginning to some moment. All are 0 or more.
 *
 * @param placements digits and dominoes placed
 * @param undos placements taken back
 * @param branches decisions that fill no cell
 * @param unbranches such decisions taken back
 * @param deductions digits that followed without a choice
 * @param found grids handed over
 */
public record Counts(long placements, long undos, long branches, long unbranches, long deductions, long found) {

    /** All of them together. */
    public long events() {
        return placements + undos + branches + unbranches + deductions + found;
    }

    /** Steps down: placements, and decisions that fill no cell. */
    public long decisions() {
        return placements + branches;
    }

    /** Steps back up. */
    public long backtracks() {
        return undos + unbranches;
    }
}
