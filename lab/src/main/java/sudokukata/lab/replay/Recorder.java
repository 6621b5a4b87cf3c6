package sudokukata.lab.replay;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import sudokukata.puzzle.Cells;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;
import sudokukata.search.SearchObserver;

/**
 * Records a search within bounds: a search of millions of events takes the room of those that are kept. It believes
 * what it is told; whether the events are true is for a referee to say. For one thread.
 */
public final class Recorder implements SearchObserver {
    private final RecordingLimits kept;
    private final Blocks blocks;
    private final long[] visits = new long[Cells.COUNT];
    private final long[] counts = new long[Type.values().length];
    private int[] standing = new int[128];
    private int height;
    private int depth;
    private int deepest;
    private Block block;

    /** A recorder that keeps so much. */
    public Recorder(RecordingLimits kept) {
        this.kept = kept;
        this.blocks = new Blocks(kept);
    }

    /** The kept stretches in order; none if nothing was reported. */
    public List<Segment> stretches() {
        return blocks.stretches();
    }

    /** What was counted so far, kept or not. */
    public Counts counts() {
        return new Counts(
                count(Type.PLACE),
                count(Type.UNDO),
                count(Type.BRANCH),
                count(Type.UNBRANCH),
                count(Type.DEDUCE),
                count(Type.FOUND));
    }

    /** For each cell 0..80 how often a digit was written into it. */
    public List<Long> visits() {
        return LongStream.of(visits).boxed().toList();
    }

    /** How many decisions stand now. */
    public int depth() {
        return depth;
    }

    /** How many decisions stood at the most. */
    public int deepest() {
        return deepest;
    }

    @Override
    public void on(Event event) {
        int packed = PackedEvent.of(event);
        switch (event.type()) {
            case PLACE -> {
                down(packed);
                visit(event);
            }
            case BRANCH -> down(packed);
            case UNDO, UNBRANCH -> up(packed);
            case DEDUCE -> {
                note(packed);
                push(packed);
                visit(event);
            }
            case FOUND -> note(packed);
        }
    }

    private void down(int event) {
        note(event);
        push(event);
        depth++;
        deepest = Math.max(deepest, depth);
    }

    /** Takes back the latest decision and all that was deduced from it; what is known without a decision stands. */
    private void up(int event) {
        note(event);
        if (depth == 0) {
            return;
        }
        do {
            height--;
        } while (!PackedEvent.typeOf(standing[height]).isDecision());
        depth--;
    }

    private void note(int event) {
        if (block == null || block.isFull()) {
            long number = block == null ? 0 : block.number() + 1;
            block = new Block(number, kept.block(), counts(), Arrays.copyOf(standing, height), visits.clone());
            blocks.add(block);
        }
        block.add(event);
        counts[PackedEvent.typeOf(event).ordinal()]++;
    }

    private void push(int event) {
        if (height == standing.length) {
            standing = Arrays.copyOf(standing, 2 * height);
        }
        standing[height++] = event;
    }

    private void visit(Event event) {
        for (int cell : event.cells()) {
            if (cell >= 0 && cell < Cells.COUNT) {
                visits[cell]++;
            }
        }
    }

    private long count(Type type) {
        return counts[type.ordinal()];
    }
}
