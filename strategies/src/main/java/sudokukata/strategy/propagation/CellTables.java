package sudokukata.strategy.propagation;

import sudokukata.puzzle.Cells;

/** For each cell the sets that it belongs to; a set is two words, see {@link Words}. */
final class CellTables {
    /** The peers of a cell: the 20 others in its row, column and box. */
    static final long[] PEERS_UPPER = new long[Cells.COUNT];

    static final long[] PEERS_LOWER = new long[Cells.COUNT];

    static {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            for (int other = 0; other < Cells.COUNT; other++) {
                if (Cells.arePeers(cell, other)) {
                    PEERS_UPPER[cell] |= Words.upperBit(other);
                    PEERS_LOWER[cell] |= Words.lowerBit(other);
                }
            }
        }
    }

    private CellTables() {}
}
