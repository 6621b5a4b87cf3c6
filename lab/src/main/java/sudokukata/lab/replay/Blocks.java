package sudokukata.lab.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Decides which blocks are kept. How long the search will be is not known, so every block passes the tail; what falls
 * off there is a sample if its number is a multiple of a stride, which doubles whenever there are too many.
 */
final class Blocks {
    private final RecordingLimits kept;
    private final List<Block> head = new ArrayList<>();
    private final Deque<Block> tail = new ArrayDeque<>();
    private final List<Block> samples = new ArrayList<>();
    private long stride = 1;

    Blocks(RecordingLimits kept) {
        this.kept = kept;
    }

    void add(Block block) {
        if (head.size() < kept.first()) {
            head.add(block);
            return;
        }
        tail.add(block);
        if (tail.size() > kept.last()) {
            sample(tail.remove());
        }
    }

    private void sample(Block block) {
        if (block.number() % stride != 0) {
            return;
        }
        samples.add(block);
        while (samples.size() > kept.samples()) {
            stride *= 2;
            samples.removeIf(sample -> kept.samples() == 0 || sample.number() % stride != 0);
        }
    }

    /** What is kept so far; blocks that follow one another are one stretch. */
    List<Segment> stretches() {
        List<List<Block>> runs = new ArrayList<>();
        long next = -1;
        for (Block block :
                Stream.of(head, samples, tail).flatMap(part -> part.stream()).toList()) {
            if (block.number() != next) {
                runs.add(new ArrayList<>());
            }
            runs.get(runs.size() - 1).add(block);
            next = block.number() + 1;
        }
        return runs.stream().map(Block::join).toList();
    }
}
