package sudokukata.lab.replay;

/**
 * How much of a search is kept, so that one of millions of events fits a page. The events are cut into blocks of one
 * length. The first and the last blocks are kept whole; between them some are, evenly spread.
 *
 * @param block events in a block, at least 1
 * @param first blocks kept at the beginning, at least 1
 * @param last blocks kept at the end, at least 1; the very last may be short
 * @param samples blocks kept between them at the most, 0 or more; in a long search at least half as many
 */
public record RecordingLimits(int block, int first, int last, int samples) {

    public RecordingLimits {
        if (block < 1 || first < 1 || last < 1 || samples < 0) {
            throw new IllegalArgumentException("a block, a first and a last one are kept at least, not " + block + ", "
                    + first + ", " + last + ", " + samples);
        }
    }

    /**
     * No more events than a number: two fifths at the beginning, two fifths at the end, the rest between.
     *
     * @param events at least 10
     */
    public static RecordingLimits events(int events) {
        if (events < 10) {
            throw new IllegalArgumentException("at least 10 events are kept, not " + events);
        }
        int block = Math.min(500, Math.max(1, events / 100));
        int blocks = events / block;
        int end = Math.max(1, blocks * 2 / 5);
        return new RecordingLimits(block, end, end, blocks - 2 * end);
    }

    /** How many events are kept at the most. */
    public long most() {
        return (long) block * ((long) first + last + samples);
    }
}
