package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.SPLIT;
import static sudokukata.strategy.propagation.Words.belowInLower;
import static sudokukata.strategy.propagation.Words.belowInUpper;
import static sudokukata.strategy.propagation.Words.rightIn;

/**
 * The places of one free domino {v, w} on a board: each is an open edge and a way round. They are kept as eight words:
 * the edges across with v at the left and with w at the left, the edges down with v above and with w above, each as an
 * upper and a lower word. A word is told by its number, 0..7.
 */
final class Places {
    static final int WORDS = 8;

    private final long[] edges = new long[WORDS];
    private int v;
    private int w;

    /** Looks for the places of a domino; answers how many there are. */
    int look(Board board, int v, int w) {
        this.v = v;
        this.w = w;
        long u = board.upper[v];
        long l = board.lower[v];
        long x = board.upper[w];
        long y = board.lower[w];
        edges[0] = board.acrossUpper & u & rightIn(x);
        edges[1] = board.acrossLower & l & rightIn(y);
        edges[2] = board.acrossUpper & x & rightIn(u);
        edges[3] = board.acrossLower & y & rightIn(l);
        edges[4] = board.downUpper & u & belowInUpper(x, y);
        edges[5] = board.downLower & l & belowInLower(y);
        edges[6] = board.downUpper & x & belowInUpper(u, l);
        edges[7] = board.downLower & y & belowInLower(l);
        int count = 0;
        for (long word : edges) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The edges of a word, to be taken one bit after the other. */
    long edges(int word) {
        return edges[word];
    }

    /** The number of the word that holds the only place. */
    int only() {
        int word = 0;
        while (edges[word] == 0) {
            word++;
        }
        return word;
    }

    /** The left or upper cell of a word's first edge. */
    static int cell(int word, long edges) {
        return Long.numberOfTrailingZeros(edges) + (word & 1) * SPLIT;
    }

    /** How far the other cell of an edge is from that one. */
    static int step(int word) {
        return word < 4 ? 1 : 9;
    }

    /** The digit in the left or upper cell. */
    int digit(int word) {
        return (word & 2) == 0 ? v : w;
    }

    /** The digit in the other cell. */
    int otherDigit(int word) {
        return (word & 2) == 0 ? w : v;
    }
}
