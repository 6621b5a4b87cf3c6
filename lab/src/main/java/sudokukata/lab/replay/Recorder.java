package sudokukata.lab.replay;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import sudokukata.lab.replay.Event.Kind;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Solution;
import sudokukata.search.SearchObserver;

/**
 * Records a search within bounds: a search of millions of events takes the room of those that are kept. It believes what
 * it is told; whether the events are true is for a referee to say. For one thread.
 */
public final class Recorder implements SearchObserver {
    private final Kept kept;
    private final Blocks blocks;
    private final long[] visits = new long[Cells.COUNT];
    private final long[] counts = new long[Kind.values().length];
    private int[] standing = new int[128];
    private int height;
    private int depth;
    private int deepest;
    private Block block;

    /** A recorder that keeps so much. */
    public Recorder(Kept kept) {
        this.kept = kept;
        this.blocks = new Blocks(kept);
    }

    /** The kept stretches in order; none if nothing was reported. */
    public List<Stretch> stretches() {
        return blocks.stretches();
    }

    /** What was counted so far, kept or not. */
    public Counts counts() {
        return new Counts(
                count(Kind.PLACE),
                count(Kind.UNDO),
                count(Kind.BRANCH),
                count(Kind.UNBRANCH),
                count(Kind.DEDUCE),
                count(Kind.FOUND));
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
    public void placed(int cell, int digit) {
        down(Event.pack(Kind.PLACE, cell, digit, Event.NONE, 0));
        visit(cell);
    }

    @Override
    public void placed(int cell, int digit, int other, int otherDigit) {
        down(Event.pack(Kind.PLACE, cell, digit, other, otherDigit));
        visit(cell);
        visit(other);
    }

    @Override
    public void branched() {
        down(Event.pack(Kind.BRANCH, Event.NONE, 0, Event.NONE, 0));
    }

    @Override
    public void undone(int cell) {
        up(Event.pack(Kind.UNDO, cell, 0, Event.NONE, 0));
    }

    @Override
    public void undone(int cell, int other) {
        up(Event.pack(Kind.UNDO, cell, 0, other, 0));
    }

    @Override
    public void unbranched() {
        up(Event.pack(Kind.UNBRANCH, Event.NONE, 0, Event.NONE, 0));
    }

    @Override
    public void deduced(int cell, int digit) {
        int event = Event.pack(Kind.DEDUCE, cell, digit, Event.NONE, 0);
        note(event);
        push(event);
        visit(cell);
    }

    @Override
    public void found(Solution solution) {
        note(Event.pack(Kind.FOUND, Event.NONE, 0, Event.NONE, 0));
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
        } while (!Event.kindOf(standing[height]).isDecision());
        depth--;
    }

    private void note(int event) {
        if (block == null || block.isFull()) {
            long number = block == null ? 0 : block.number() + 1;
            block = new Block(number, kept.block(), counts(), Arrays.copyOf(standing, height), visits.clone());
            blocks.add(block);
        }
        block.add(event);
        counts[Event.kindOf(event).ordinal()]++;
    }

    private void push(int event) {
        if (height == standing.length) {
            standing = Arrays.copyOf(standing, 2 * height);
        }
        standing[height++] = event;
    }

    private void visit(int cell) {
        if (cell >= 0 && cell < Cells.COUNT) {
            visits[cell]++;
        }
    }

    private long count(Kind kind) {
        return counts[kind.ordinal()];
    }
}
