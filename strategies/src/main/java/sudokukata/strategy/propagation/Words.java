package sudokukata.strategy.propagation;

/**
 * A set of cells is two words: the upper one holds rows A to F, cell c as bit c; the lower one holds rows G to I, cell c
 * as bit c - 54. So a band of three rows is never torn apart, and one operation works on 54 or on 27 cells.
 */
final class Words {
    /** The number of cells in the upper word. */
    static final int SPLIT = 54;

    /** All cells of the upper word, and of the lower one. */
    static final long UPPER = (1L << SPLIT) - 1;

    static final long LOWER = (1L << 27) - 1;

    static final int ALL_DIGITS = 0b111_111_111;

    /** Row A; the first and the last cell of each row; and all but the last. */
    static final long ROW = 0b111_111_111;

    static final long ROW_STARTS = UPPER / ROW;
    static final long ROW_ENDS = ROW_STARTS << 8;
    static final long LEFT_OF_ENDS = ROW_ENDS - ROW_STARTS;

    /** The first cell of each triple: the three cells that a row and a box share. */
    static final long TRIPLE_STARTS = UPPER / 0b111;

    /** Box 1, and the first cell of each box. */
    static final long BOX = 0b111L | 0b111L << 9 | 0b111L << 18;

    static final long BOX_STARTS = 0b1_001_001L | 0b1_001_001L << 27;

    private Words() {}

    static long upperBit(int cell) {
        return cell < SPLIT ? 1L << cell : 0;
    }

    static long lowerBit(int cell) {
        return cell < SPLIT ? 0 : 1L << cell - SPLIT;
    }

    /** The first cell of a set that is not empty. */
    static int first(long upper, long lower) {
        return upper != 0 ? Long.numberOfTrailingZeros(upper) : SPLIT + Long.numberOfTrailingZeros(lower);
    }

    /** The number that has these four bits, each in the same place of its word. */
    static int number(int bit, long ones, long twos, long fours, long eights) {
        return (int)
                (ones >>> bit & 1 | (twos >>> bit & 1) << 1 | (fours >>> bit & 1) << 2 | (eights >>> bit & 1) << 3);
    }

    // Neighbors: the cells whose neighbor on that side is in the set. Across a row the words do not meet. What a shift
    // carries over the end of a row is dropped by the caller, who asks for cells that have such a neighbor.

    static long rightIn(long word) {
        return word >>> 1;
    }

    static long leftIn(long word) {
        return word << 1;
    }

    static long belowInUpper(long upper, long lower) {
        return upper >>> 9 | lower << 45 & UPPER;
    }

    static long belowInLower(long lower) {
        return lower >>> 9;
    }

    static long aboveInUpper(long upper) {
        return upper << 9 & UPPER;
    }

    static long aboveInLower(long upper, long lower) {
        return lower << 9 & LOWER | upper >>> 45;
    }

    // Units.

    /** The last cell of each row that has a cell in the word: the sum carries into it from any of the first eight. */
    static long rowEnds(long word) {
        return ((word & LEFT_OF_ENDS) + LEFT_OF_ENDS | word) & ROW_ENDS;
    }

    /** The rows with these last cells. */
    static long wholeRows(long ends) {
        return (ends << 1) - (ends >>> 8);
    }

    /** The first cell of each box that has a cell in the word. */
    static long boxStarts(long word) {
        long triples = word | word >>> 1 | word >>> 2;
        return (triples | triples >>> 9 | triples >>> 18) & BOX_STARTS;
    }

    /** The columns that have a cell in the set, as cells of row A. */
    static long columns(long upper, long lower) {
        long band = upper | upper >>> 27 | lower;
        return (band | band >>> 9 | band >>> 18) & ROW;
    }
}
