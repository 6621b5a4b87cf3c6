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
