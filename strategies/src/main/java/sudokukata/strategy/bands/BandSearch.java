package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.DIRTY;
import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.SHOWN;
import static sudokukata.strategy.bands.BandState.WORD;

import java.util.Arrays;
import sudokukata.puzzle.Grid;
import sudokukata.search.Search;

/** One run: walks the tree of nodes, one node in memory for each depth. */
final class BandSearch {
    private final Search search;
    private final byte[] digits = new byte[81];
    private int guesses;
    private int[][] nodes = new int[8][];

    BandSearch(Grid clues, Search search) {
        this.search = search;
        clues.copyTo(digits);
        nodes[0] = BandReader.read(digits);
        System.arraycopy(nodes[0], OPEN, nodes[0], SHOWN, 3);
    }

    /** Finds all solutions below the node at a depth; true means stop. */
    boolean explore(int depth) {
        int[] node = nodes[depth];
        int branches = 0;
        boolean stop = false;
        while (settles(node)) {
            if (search.observed()) {
                showSettled(node);
            }
            if (BandState.isSolved(node)) {
                BandWriter.write(node, digits);
                stop = search.found(digits);
                break;
            }
            int split = Branching.choose(node, thinksHard(node));
            guesses++;
            copyDown(depth);
            search.branch();
            Branching.take(nodes[depth + 1], split, true);
            if (explore(depth + 1)) {
                return true;
            }
            search.unbranch();
            // The second side needs no copy: nothing else is left to do with this node.
            search.branch();
            branches++;
            Branching.take(node, split, false);
        }
        for (; branches > 0 && !stop; branches--) {
            search.unbranch();
        }
        return stop;
    }

    /** Draws all conclusions; false if the node is dead. */
    private boolean settles(int[] node) {
        while (node[DIRTY] != 0) {
            if (!Propagation.run(node)) {
                return false;
            }
            if (BandState.isSolved(node)) {
                return true;
            }
            if (!NakedSingles.settle(node)) {
                return false;
            }
            if (node[DIRTY] == 0 && thinksHard(node) && !Triads.clear(node)) {
                return false;
            }
        }
        return true;
    }

    private boolean thinksHard(int[] node) {
        return BandState.countOpen(node) > (guesses < 10 ? 50 : 36);
    }

    private void copyDown(int depth) {
        if (depth + 1 == nodes.length) {
            nodes = Arrays.copyOf(nodes, nodes.length * 2);
        }
        if (nodes[depth + 1] == null) {
            nodes[depth + 1] = new int[BandState.SIZE];
        }
        System.arraycopy(nodes[depth], 0, nodes[depth + 1], 0, BandState.SIZE);
    }

    /** Tells the observer of the cells that were settled since it was told last. */
    private void showSettled(int[] node) {
        for (int band = 0; band < 3; band++) {
            int settled = node[SHOWN + band] & ~node[OPEN + band];
            node[SHOWN + band] = node[OPEN + band];
            for (int index = band * 9; index < band * 9 + 9; index++) {
                for (int cells = node[WORD + index] & settled; cells != 0; cells &= cells - 1) {
                    search.deduce(band * 27 + Integer.numberOfTrailingZeros(cells), index % 9 + 1);
                }
            }
        }
    }
}
