package sudokukata.judge;

/**
 * What a strategy spent on a case.
 *
 * @param placements how many placements it made: the same on every machine
 * @param nanos how long it took; it decides nothing
 */
public record Work(long placements, long nanos) {
    static final Work NONE = new Work(0, 0);

    /** Both together. */
    public Work plus(Work more) {
        return new Work(placements + more.placements, nanos + more.nanos);
    }
}
