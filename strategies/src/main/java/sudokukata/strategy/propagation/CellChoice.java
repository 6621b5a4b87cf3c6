package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.aboveInLower;
import static sudokukata.strategy.propagation.Words.aboveInUpper;
import static sudokukata.strategy.propagation.Words.first;
import static sudokukata.strategy.propagation.Words.leftIn;

/** Finds a cell to branch on: one with two digits, best with just two open edges as well; else one with three digits. */
final class CellChoice {
    static final int NONE = -1;

    private CellChoice() {}

    /** The first cell of the best kind that there is; {@link #NONE} if all cells not known have four digits or more. */
    static int in(Board board) {
        long pairsUpper = withTwoDigits(board.upper);
        long pairsLower = withTwoDigits(board.lower);
        long bestUpper = pairsUpper & withTwoEdges(board.acrossUpper, board.downUpper, aboveInUpper(board.downUpper));
        long bestLower = pairsLower
                & withTwoEdges(board.acrossLower, board.downLower, aboveInLower(board.downUpper, board.downLower));
        if ((bestUpper | bestLower) != 0) {
            return first(bestUpper, bestLower);
        }
        if ((pairsUpper | pairsLower) != 0) {
            return first(pairsUpper, pairsLower);
        }
        long threesUpper = withThreeDigits(board.upper);
        long threesLower = withThreeDigits(board.lower);
        return (threesUpper | threesLower) != 0 ? first(threesUpper, threesLower) : NONE;
    }

    private static long withTwoDigits(long[] words) {
        long one = 0;
        long two = 0;
        long three = 0;
        for (long word : words) {
            three |= two & word;
            two |= one & word;
            one |= word;
        }
        return two & ~three;
    }

    private static long withThreeDigits(long[] words) {
        long one = 0;
        long two = 0;
        long three = 0;
        long four = 0;
        for (long word : words) {
            four |= three & word;
            three |= two & word;
            two |= one & word;
            one |= word;
        }
        return three & ~four;
    }

    private static long withTwoEdges(long right, long down, long up) {
        long left = leftIn(right);
        long two = right & left | down & up | (right | left) & (down | up);
        long three = right & left & (down | up) | down & up & (right | left);
        return two & ~three;
    }
}
