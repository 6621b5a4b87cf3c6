package sudokukata.strategy.bands;

import static sudokukata.strategy.bands.BandState.DIRTY;
import static sudokukata.strategy.bands.BandState.OPEN;
import static sudokukata.strategy.bands.BandState.SHOWN;
import static sudokukata.strategy.bands.BandState.WORD;

import java.util.Arrays;
import sudokukata.puzzle.Grid;
import sudokukata.search.Search;

/** One run: walks the search tree, with one node in memory for each depth. */
final class BandSearch {
    private final Search search;
    private final byte[] digits = new byte[81];
    private int[][] nodes = new int[8][];
    private int splits;

    BandSearch(Grid clues, Search search) {
        this.search = search;
        clues.copyTo(digits);
        nodes[0] = BandReader.read(digits);
        System.arraycopy(nodes[0], OPEN, nodes[0], SHOWN, 3);
    }

    // docs:begin explore
    /** Finds all solutions below the node at a depth; true means stop. */
    boolean explore(int depth) {
        int[] node = nodes[depth];
        int branches = 0;
        while (survives(node)) {
            // docs:begin node
            // docs:begin solved
            if (search.observed()) {
                showSettled(node);
            }
            if (BandState.isSolved(node)) {
                BandWriter.write(node, digits);
                if (search.found(digits)) {
                    return true;
                }
                break;
            }
            // docs:end solved
            // docs:begin split
            int split = Branching.choose(node, isWideOpen(node));
            splits++;
            copyDown(depth);
            search.branch();
            Branching.take(nodes[depth + 1], split, true);
            if (explore(depth + 1)) {
                return true;
            }
            search.unbranch();
            // The second side needs no copy, for this node is not needed any more.
            search.branch();
            branches++;
            Branching.take(node, split, false);
            // docs:end split
            // docs:end node
        }
        for (; branches > 0; branches--) {
            search.unbranch();
        }
        return false;
    }
    // docs:end explore

    // docs:begin survives
    /** Draws all conclusions; false if the node is dead. The more expensive a rule, the later it is asked. */
    private boolean survives(int[] node) {
        while (node[DIRTY] != 0) {
            if (!Propagation.run(node)) {
                return false;
            }
            if (BandState.isSolved(node)) {
                return true;
            }
            if (!NakedSingles.place(node)) {
                return false;
            }
            if (node[DIRTY] == 0 && isWideOpen(node) && !Triads.clear(node)) {
                return false;
            }
        }
        return true;
    }
    // docs:end survives

    /**
     * Whether so many cells are open that a smaller tree is worth a more expensive node: one in which triads are counted
     * and stacks are looked at. The bounds are measured; a puzzle that has not fallen after a few splits is a hard
     * one.
     */
    private boolean isWideOpen(int[] node) {
        return BandState.countOpen(node) > (splits < 10 ? 50 : 40);
    }

    /** Makes the node below a depth a copy of the node there. */
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
        for (int index = 0; index < 27; index++) {
            int band = index / 9;
            int settled = node[SHOWN + band] & ~node[OPEN + band];
            for (int cells = node[WORD + index] & settled; cells != 0; cells &= cells - 1) {
                search.deduce(band * 27 + Integer.numberOfTrailingZeros(cells), index % 9 + 1);
            }
        }
        System.arraycopy(node, OPEN, node, SHOWN, 3);
    }
}
