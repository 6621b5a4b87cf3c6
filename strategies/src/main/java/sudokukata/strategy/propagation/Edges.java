package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.LOWER;
import static sudokukata.strategy.propagation.Words.SPLIT;
import static sudokukata.strategy.propagation.Words.UPPER;
import static sudokukata.strategy.propagation.Words.aboveInLower;
import static sudokukata.strategy.propagation.Words.aboveInUpper;
import static sudokukata.strategy.propagation.Words.belowInLower;
import static sudokukata.strategy.propagation.Words.belowInUpper;
import static sudokukata.strategy.propagation.Words.leftIn;
import static sudokukata.strategy.propagation.Words.rightIn;

/**
 * Rule 3: a cell not yet laid that has no open edge left is a contradiction; if it has a single one, its domino lies
 * across that edge, and all other edges of both cells close. Once both digits are known, the domino is laid.
 *
 * <p>Of all the rules this one cuts the tree most.
 */
final class Edges {

    private Edges() {}

    static Effect apply(Board board) {
        // The edges to the right, to the left, down and up, each seen from the cell that counts them.
        long rightU = board.acrossUpper;
        long rightL = board.acrossLower;
        long leftU = leftIn(rightU);
        long leftL = leftIn(rightL);
        long downU = board.downUpper;
        long downL = board.downLower;
        long upU = aboveInUpper(downU);
        long upL = aboveInLower(downU, downL);
        // docs:begin single
        long onceU = rightU | leftU | downU | upU;
        long onceL = rightL | leftL | downL | upL;
        if ((onceU | board.laidUpper) != UPPER || (onceL | board.laidLower) != LOWER) {
            return Effect.CONTRADICTION;
        }
        long twiceU = rightU & leftU | downU & upU | (rightU | leftU) & (downU | upU);
        long twiceL = rightL & leftL | downL & upL | (rightL | leftL) & (downL | upL);
        long singleU = onceU & ~twiceU;
        long singleL = onceL & ~twiceL;
        return (singleU | singleL) == 0 ? Effect.NONE : force(board, singleU, singleL);
        // docs:end single
    }

    /** Forces the only edge of each of these cells. */
    private static Effect force(Board board, long u, long l) {
        long acrossU = board.acrossUpper & (u | rightIn(u));
        long acrossL = board.acrossLower & (l | rightIn(l));
        long downU = board.downUpper & (u | belowInUpper(u, l));
        long downL = board.downLower & (l | belowInLower(l));
        long endsU = acrossU | leftIn(acrossU) | downU | aboveInUpper(downU);
        long endsL = acrossL | leftIn(acrossL) | downL | aboveInLower(downU, downL);
        if (2 * (size(acrossU, acrossL) + size(downU, downL)) != size(endsU, endsL)) {
            return Effect.CONTRADICTION; // two forced edges meet
        }
        boolean closed = keepOnly(board, acrossU, acrossL, downU, downL, endsU, endsL);

        long k = board.knownUpper;
        long m = board.knownLower;
        acrossU &= k & rightIn(k);
        acrossL &= m & rightIn(m);
        downU &= k & belowInUpper(k, m);
        downL &= m & belowInLower(m);
        if ((acrossU | acrossL | downU | downL) == 0) {
            return closed ? Effect.CHANGED : Effect.NONE;
        }
        boolean laid = lay(board, acrossU, 0, 1)
                && lay(board, acrossL, SPLIT, 1)
                && lay(board, downU, 0, 9)
                && lay(board, downL, SPLIT, 9);
        return laid ? Effect.CHANGED : Effect.CONTRADICTION;
    }

    private static int size(long upper, long lower) {
        return Long.bitCount(upper) + Long.bitCount(lower);
    }

    /** Closes all edges at these ends but the given ones; says whether any was open. */
    private static boolean keepOnly(Board board, long au, long al, long du, long dl, long endsU, long endsL) {
        long acrossUpper = board.acrossUpper & (au | ~(endsU | rightIn(endsU)));
        long acrossLower = board.acrossLower & (al | ~(endsL | rightIn(endsL)));
        long downUpper = board.downUpper & (du | ~(endsU | belowInUpper(endsU, endsL)));
        long downLower = board.downLower & (dl | ~(endsL | belowInLower(endsL)));
        boolean closed = acrossUpper != board.acrossUpper
                || acrossLower != board.acrossLower
                || downUpper != board.downUpper
                || downLower != board.downLower;
        board.acrossUpper = acrossUpper;
        board.acrossLower = acrossLower;
        board.downUpper = downUpper;
        board.downLower = downLower;
        return closed;
    }

    /** Lays the domino on each of these edges, whose digits are known; false if a domino is not free. */
    private static boolean lay(Board board, long edges, int from, int step) {
        for (long left = edges; left != 0; left &= left - 1) {
            int cell = from + Long.numberOfTrailingZeros(left);
            int other = cell + step;
            int v = board.digits[cell] - 1;
            int w = board.digits[other] - 1;
            if (!board.isFree(v, w)) {
                return false;
            }
            board.lay(cell, v, other, w);
        }
        return true;
    }
}
