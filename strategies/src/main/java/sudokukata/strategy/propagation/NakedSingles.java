package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.CellTables.PEERS_LOWER;
import static sudokukata.strategy.propagation.CellTables.PEERS_UPPER;
import static sudokukata.strategy.propagation.Words.LOWER;
import static sudokukata.strategy.propagation.Words.SPLIT;
import static sudokukata.strategy.propagation.Words.UPPER;
import static sudokukata.strategy.propagation.Words.number;

/** Rule 1: a cell with no digit left is a contradiction; one with a single digit has it, and none of its peers does. */
final class NakedSingles {

    private NakedSingles() {}

    /** Applies the rule until it has nothing more to say; false means contradiction. */
    static boolean apply(Board board) {
        while (true) {
            // docs:begin count
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
            // docs:end count
            if ((freshUpper | freshLower) == 0) {
                return true;
            }
            board.knownUpper |= freshUpper;
            board.knownLower |= freshLower;
            if (freshUpper != 0) {
                strikeOffPeers(board, board.upper, freshUpper, 0);
            }
            if (freshLower != 0) {
                strikeOffPeers(board, board.lower, freshLower, SPLIT);
            }
        }
    }

    /** Strikes the digits of cells off their peers. If two of them are peers, one is left with none. */
    private static void strikeOffPeers(Board board, long[] words, long fresh, int from) {
        long ones = words[1] | words[3] | words[5] | words[7];
        long twos = words[2] | words[3] | words[6] | words[7];
        long fours = words[4] | words[5] | words[6] | words[7];
        long eights = words[8];
        int changed = board.changed;
        for (long left = fresh; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int v = number(bit, ones, twos, fours, eights);
            board.digits[from + bit] = v + 1;
            board.upper[v] &= ~PEERS_UPPER[from + bit];
            board.lower[v] &= ~PEERS_LOWER[from + bit];
            changed |= 1 << v;
        }
        board.changed = changed;
    }
}
