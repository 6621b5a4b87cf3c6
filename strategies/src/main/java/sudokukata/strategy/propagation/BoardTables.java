package sudokukata.strategy.propagation;

/**
 * Sets of cells that never change. A set of cells is two words: the upper one holds rows A to F, cell c as bit c; the
 * lower one rows G to I, cell c as bit c - 54. So a band of three rows is never torn apart.
 */
final class BoardTables {
    /** The number of cells in the upper word. */
    static final int SPLIT = 54;

    /** All cells. */
    static final long UPPER = (1L << SPLIT) - 1;

    static final long LOWER = (1L << 27) - 1;

    static final int ALL_DIGITS = 0b111_111_111;

    /** Row A, and the first cell of each row. */
    static final long ROW = 0b111_111_111;

    static final long ROW_STARTS = 0x201008040201L;

    /** Columns 1 to 8. */
    static final long LEFT_OF_EDGE = 0xFF * ROW_STARTS;

    /** The first cells of triples, the three cells that a row and a box share. */
    static final long TRIPLE_STARTS = 0b1_001_001 * ROW_STARTS;

    /** Box 1, and the first cell of each box in a word. */
    static final long BOX = 0b111L | 0b111L << 9 | 0b111L << 18;

    static final long BOX_STARTS = 0b1_001_001L | 0b1_001_001L << 27;

    /** A cell itself, as the two words of a set. */
    static final long[] CELL_UPPER = new long[81];

    static final long[] CELL_LOWER = new long[81];

    /** The peers of a cell: the 20 others in its row, column and box. */
    static final long[] PEERS_UPPER = new long[81];

    static final long[] PEERS_LOWER = new long[81];

    static {
        for (int cell = 0; cell < 81; cell++) {
            CELL_UPPER[cell] = cell < SPLIT ? 1L << cell : 0;
            CELL_LOWER[cell] = cell < SPLIT ? 0 : 1L << (cell - SPLIT);
        }
        for (int cell = 0; cell < 81; cell++) {
            for (int other = 0; other < 81; other++) {
                if (arePeers(cell, other)) {
                    PEERS_UPPER[cell] |= CELL_UPPER[other];
                    PEERS_LOWER[cell] |= CELL_LOWER[other];
                }
            }
        }
    }

    private BoardTables() {}

    private static boolean arePeers(int a, int b) {
        boolean sameBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || sameBox);
    }
}
