package sudokukata.lab.replay;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sudokukata.search.Event;

/** A run of events on the way to become a stretch, in packed form. */
final class Block {
    private final long number;
    private final Counts before;
    private final int[] standing;
    private final long[] visits;
    private final int[] events;
    private int size;

    Block(long number, int length, Counts before, int[] standing, long[] visits) {
        this.number = number;
        this.before = before;
        this.standing = standing;
        this.visits = visits;
        this.events = new int[length];
    }

    long number() {
        return number;
    }

    boolean isFull() {
        return size == events.length;
    }

    void add(int event) {
        events[size++] = event;
    }

    /** This block and those that follow it without a gap, as one stretch. */
    static Segment join(List<Block> run) {
        Block first = run.get(0);
        return new Segment(
                first.before.events(),
                first.before,
                unpack(first.standing).toList(),
                LongStream.of(first.visits).boxed().toList(),
                run.stream()
                        .flatMap(block -> unpack(Arrays.copyOf(block.events, block.size)))
                        .toList());
    }

    private static Stream<Event> unpack(int[] packed) {
        return IntStream.of(packed).mapToObj(PackedEvent::unpack);
    }
}
