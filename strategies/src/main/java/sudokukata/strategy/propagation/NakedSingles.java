package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.CellTables.PEERS_LOWER;
import static sudokukata.strategy.propagation.CellTables.PEERS_UPPER;
import static sudokukata.strategy.propagation.Words.LOWER;
import static sudokukata.strategy.propagation.Words.SPLIT;
import static sudokukata.strategy.propagation.Words.UPPER;

/** Rule 1: a cell with no digit left is a contradiction; one with a single digit has it, and none of its peers does. */
final class NakedSingles {

    private NakedSingles() {}

    /** Applies the rule until it has nothing more to say; false means contradiction. */
    static boolean apply(Board board) {
        while (true) {
            // Counts the digits of all cells at once, as far as two.
            long onceUpper = 0;
            long onceLower = 0;
            long twiceUpper = 0;
            long twiceLower = 0;
            for (int v = 0; v < 9; v++) {
                twiceUpper |= onceUpper & board.upper[v];
                twiceLower |= onceLower & board.lower[v];
                onceUpper |= board.upper[v];
                onceLower |= board.lower[v];
            }
            if (onceUpper != UPPER || onceLower != LOWER) {
                return false;
            }
            long freshUpper = UPPER & ~(twiceUpper | board.knownUpper);
            long freshLower = LOWER & ~(twiceLower | board.knownLower);
            if ((freshUpper | freshLower) == 0) {
                return true;
            }
            board.knownUpper |= freshUpper;
            board.knownLower |= freshLower;
            strikeOffPeers(board, freshUpper, 0);
            strikeOffPeers(board, freshLower, SPLIT);
        }
    }

    /** Strikes the digits of cells off their peers. If two of them are peers, one is left with none. */
    private static void strikeOffPeers(Board board, long fresh, int from) {
        for (long left = fresh; left != 0; left &= left - 1) {
            int cell = from + Long.numberOfTrailingZeros(left);
            int v = board.digitOf(cell);
            board.upper[v] &= ~PEERS_UPPER[cell];
            board.lower[v] &= ~PEERS_LOWER[cell];
            board.changed |= 1 << v;
        }
    }
}
