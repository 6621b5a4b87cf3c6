package sudokukata.lab.measure;

import java.util.Arrays;
import java.util.Locale;

/**
 * What one strategy did.
 *
 * @param strategy its id
 * @param puzzles how many puzzles it was timed on: fewer than there are if its time was up
 * @param perSecond puzzles a second of thread time, from the pass without a clock at each puzzle
 * @param nanos the time of each puzzle, sorted
 * @param placements the work of all puzzles
 * @param over how many puzzles ended at the budget
 * @param wrong the first wrong solution, or an empty text
 */
public record Lap(
        String strategy, int puzzles, double perSecond, long[] nanos, long placements, int over, String wrong) {

    /** A quantile 0..1 of the times, in microseconds. */
    public double micros(double quantile) {
        return nanos.length == 0 ? 0 : nanos[(int) Math.min(nanos.length - 1, quantile * nanos.length)] / 1e3;
    }

    /** The columns of the table. */
    public String[] columns() {
        return new String[] {
            strategy,
            String.format(Locale.ROOT, "%,d", puzzles),
            String.format(Locale.ROOT, "%,.0f", perSecond),
            String.format(Locale.ROOT, "%,.1f", micros(0.5)),
            String.format(Locale.ROOT, "%,.1f", micros(0.99)),
            String.format(Locale.ROOT, "%,.1f", micros(1)),
            String.format(Locale.ROOT, "%,.1f", (double) placements / Math.max(1, puzzles)),
            Integer.toString(over)
        };
    }

    /** The names of the columns. */
    public static String[] header() {
        return new String[] {
            "strategy", "puzzles", "puzzles/s", "median us", "p99 us", "max us", "placements each", "OVER"
        };
    }

    /** The same values only if the times are: arrays compare by identity, which is of no use to a record. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Lap lap && strategy.equals(lap.strategy) && Arrays.equals(nanos, lap.nanos);
    }

    @Override
    public int hashCode() {
        return strategy.hashCode() + Arrays.hashCode(nanos);
    }
}
