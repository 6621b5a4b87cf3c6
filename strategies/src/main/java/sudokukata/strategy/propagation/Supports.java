package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.aboveInLower;
import static sudokukata.strategy.propagation.Words.aboveInUpper;
import static sudokukata.strategy.propagation.Words.belowInLower;
import static sudokukata.strategy.propagation.Words.belowInUpper;
import static sudokukata.strategy.propagation.Words.leftIn;
import static sudokukata.strategy.propagation.Words.rightIn;

/**
 * Rule 4: a digit stays in a cell only if an open edge leads to a cell that can hold one of its free partners; an edge
 * stays open only if it has such a pair of digits at its ends. In the language of constraints: arc consistency.
 */
final class Supports {
    /** For each group of three digits and each subset of it, the cells where one of the subset can stand. */
    private final long[] unionsUpper = new long[24];

    private final long[] unionsLower = new long[24];

    /** Applies the rule once to each digit and edge. A cell that loses all its digits is left for rule 1 to see. */
    Effect apply(Board board) {
        unite(board.upper, unionsUpper);
        unite(board.lower, unionsLower);
        long rightU = board.acrossUpper;
        long rightL = board.acrossLower;
        long leftU = leftIn(rightU);
        long leftL = leftIn(rightL);
        long downU = board.downUpper;
        long downL = board.downLower;
        long upU = aboveInUpper(downU);
        long upL = aboveInLower(downU, downL);
        long acrossUpper = 0;
        long acrossLower = 0;
        long downUpper = 0;
        long downLower = 0;
        int struck = 0;
        for (int v = 0; v < 9; v++) {
            long u = board.upper[v];
            long l = board.lower[v];
            long partnersU = union(unionsUpper, board.partners[v]);
            long partnersL = union(unionsLower, board.partners[v]);
            long acrossU = rightU & rightIn(partnersU);
            long acrossL = rightL & rightIn(partnersL);
            long belowU = downU & belowInUpper(partnersU, partnersL);
            long belowL = downL & belowInLower(partnersL);
            // Each open edge is looked at from its left or upper end, where any digit may stand: that is enough.
            acrossUpper |= acrossU & u;
            acrossLower |= acrossL & l;
            downUpper |= belowU & u;
            downLower |= belowL & l;
            long stayU = acrossU | belowU | leftU & leftIn(partnersU) | upU & aboveInUpper(partnersU) | board.laidUpper;
            long stayL = acrossL
                    | belowL
                    | leftL & leftIn(partnersL)
                    | upL & aboveInLower(partnersU, partnersL)
                    | board.laidLower;
            if ((u & ~stayU | l & ~stayL) != 0) {
                board.upper[v] = u & stayU;
                board.lower[v] = l & stayL;
                struck |= 1 << v;
            }
        }
        board.changed |= struck;
        board.acrossUpper = acrossUpper;
        board.acrossLower = acrossLower;
        board.downUpper = downUpper;
        board.downLower = downLower;
        boolean closed = acrossUpper != rightU || acrossLower != rightL || downUpper != downU || downLower != downL;
        return closed || struck != 0 ? Effect.CHANGED : Effect.NONE;
    }

    /** The cells where one of these digits can stand. */
    private static long union(long[] unions, int digits) {
        return unions[digits & 7] | unions[8 | digits >> 3 & 7] | unions[16 | digits >> 6];
    }

    /** Prepares {@link #union}: nine digits then ask three looks each, where a loop over partners would take up to eight. */
    private static void unite(long[] words, long[] unions) {
        for (int group = 0; group < 3; group++) {
            long a = words[3 * group];
            long b = words[3 * group + 1];
            long c = words[3 * group + 2];
            unions[8 * group + 1] = a;
            unions[8 * group + 2] = b;
            unions[8 * group + 3] = a | b;
            unions[8 * group + 4] = c;
            unions[8 * group + 5] = a | c;
            unions[8 * group + 6] = b | c;
            unions[8 * group + 7] = a | b | c;
        }
    }
}
