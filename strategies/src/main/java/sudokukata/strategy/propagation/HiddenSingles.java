package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.BOX;
import static sudokukata.strategy.propagation.Words.BOX_STARTS;
import static sudokukata.strategy.propagation.Words.LOWER;
import static sudokukata.strategy.propagation.Words.ROW;
import static sudokukata.strategy.propagation.Words.ROW_ENDS;
import static sudokukata.strategy.propagation.Words.ROW_STARTS;
import static sudokukata.strategy.propagation.Words.SPLIT;
import static sudokukata.strategy.propagation.Words.TRIPLE_STARTS;
import static sudokukata.strategy.propagation.Words.boxStarts;
import static sudokukata.strategy.propagation.Words.columns;
import static sudokukata.strategy.propagation.Words.rowEnds;
import static sudokukata.strategy.propagation.Words.wholeRows;

/**
 * Rule 2: a row, column or box with no place for a digit is a contradiction; if it has a single place, the digit is
 * there. All units of a kind are looked at together.
 */
final class HiddenSingles {

    private HiddenSingles() {}

    /** Applies the rule to each digit that has lost a cell since the last time. */
    static Effect apply(Board board) {
        int digits = board.changed;
        board.changed = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int v = Integer.numberOfTrailingZeros(left);
            long u = board.upper[v];
            long l = board.lower[v];
            if (!isInEveryUnit(u, l)) {
                return Effect.CONTRADICTION;
            }
            long twice = twiceInColumn(u, l) * ROW_STARTS;
            settle(board, v, u & ~(twiceInRow(u) & twiceInBox(u) & twice | board.knownUpper), 0);
            settle(board, v, l & ~(twiceInRow(l) & twiceInBox(l) & twice | board.knownLower), SPLIT);
        }
        return board.changed != 0 ? Effect.CHANGED : Effect.NONE;
    }

    /**
     * Leaves these cells no other digit. If two digits claim a cell, the one looked at first takes it from the other,
     * which is then found to have no place: so two digits in one cell are a contradiction, never a loop.
     */
    private static void settle(Board board, int v, long cells, int from) {
        for (long left = cells; left != 0; left &= left - 1) {
            board.settle(from + Long.numberOfTrailingZeros(left), v);
        }
    }

    private static boolean isInEveryUnit(long u, long l) {
        return rowEnds(u) == ROW_ENDS
                && rowEnds(l) == (ROW_ENDS & LOWER)
                && boxStarts(u) == BOX_STARTS
                && boxStarts(l) == (BOX_STARTS & LOWER)
                && columns(u, l) == ROW;
    }

    /** The rows that have two cells in the word or more. No row is empty, so the subtraction borrows from no other row. */
    private static long twiceInRow(long word) {
        return wholeRows(rowEnds(word & word - ROW_STARTS));
    }

    /** The boxes that have two cells in the word or more: two in one triple, or two triples with one. */
    private static long twiceInBox(long word) {
        long once = (word | word >>> 1 | word >>> 2) & TRIPLE_STARTS;
        long twice = (word & word >>> 1 | (word | word >>> 1) & word >>> 2) & TRIPLE_STARTS;
        long box = twice | twice >>> 9 | twice >>> 18 | once & once >>> 9 | (once | once >>> 9) & once >>> 18;
        return (box & BOX_STARTS) * BOX;
    }

    /** The columns that have two cells in the set or more, as cells of row A: first for each band, then for all three. */
    private static long twiceInColumn(long u, long l) {
        long onceUpper = u | u >>> 9 | u >>> 18;
        long onceLower = l | l >>> 9 | l >>> 18;
        long twiceUpper = u & u >>> 9 | (u | u >>> 9) & u >>> 18;
        long twiceLower = l & l >>> 9 | (l | l >>> 9) & l >>> 18;
        long twoBands = onceUpper & onceUpper >>> 27 | (onceUpper | onceUpper >>> 27) & onceLower;
        return (twiceUpper | twiceUpper >>> 27 | twiceLower | twoBands) & ROW;
    }
}
