package sudokukata.judge;

/**
 * What a strategy spent on a case.
 *
 * @param placements how many placements it made: the same on every machine
 * @param nanos how long it took; it decides nothing
 */
public record Work(long placements, long nanos) {

    /** Both together. */
    public Work plus(Work more) {
        return new Work(placements + more.placements, nanos + more.nanos);
    }
}
