package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.BoardTables.*;

import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/**
 * What is still possible: where each digit can stand, which edges a domino can lie across, which dominoes are free.
 * Digits are 0..8 here. Each set of cells is two words, see {@link BoardTables}.
 */
final class Board {
    /** Where each digit can stand; a cell that holds the digit for certain stays in. */
    final long[] upper = new long[9];

    final long[] lower = new long[9];

    /** For each digit the partners with which its domino is free, digit w as bit w. */
    final int[] partners = new int[9];

    /** How many dominoes are free. */
    int free;

    /** Cells whose digit is known and struck off their peers. */
    long knownUpper;

    long knownLower;

    /** Cells that are done: under a laid domino or a single digit. */
    long laidUpper;

    long laidLower;

    /** The open edges between two cells side by side, named by the left one. Column 9 is never in it. */
    long acrossUpper;

    long acrossLower;

    /** The open edges between two cells one above the other, named by the upper one. Row I is never in it. */
    long downUpper;

    long downLower;

    /** Digits whose places became fewer since rule 2 last looked at them, digit v as bit v. */
    int changed;

    // Sets of cells, moved by one. "From" tells where the bit comes from.

    /** The upper word of a set moved one row up, so that a cell tells of the cell below it. */
    static long upUpper(long upper, long lower) {
        return upper >>> 9 | lower << 45 & UPPER;
    }

    /** The lower word of a set moved one row down, so that a cell tells of the cell above it. */
    static long downLower(long upper, long lower) {
        return (lower << 9 | upper >>> 45) & LOWER;
    }

    // Set-up.

    /** Lays the clues: the given tiles and the single digits. */
    void load(Sudomino puzzle, int[] clues) {
        free = 36;
        for (int v = 0; v < 9; v++) {
            partners[v] = ALL_DIGITS & ~(1 << v);
        }
        for (Tile tile : puzzle.tiles()) {
            take(tile.digit() - 1, tile.otherDigit() - 1);
        }
        long[] heldUpper = new long[10];
        long[] heldLower = new long[10];
        for (int cell = 0; cell < SPLIT; cell++) {
            heldUpper[clues[cell]] |= 1L << cell;
        }
        for (int cell = SPLIT; cell < 81; cell++) {
            heldLower[clues[cell]] |= 1L << cell - SPLIT;
        }
        long openUpper = heldUpper[0];
        long openLower = heldLower[0];
        for (int v = 0; v < 9; v++) {
            long u = heldUpper[v + 1];
            long l = heldLower[v + 1];
            long columns = u | u >>> 27 | l;
            columns = (columns | columns >>> 9 | columns >>> 18) & ROW;
            upper[v] = u | openUpper & ~(rows(u) | boxes(u) | columns * ROW_STARTS);
            lower[v] = l | openLower & ~(rows(l) | boxes(l) | columns * (ROW_STARTS & LOWER));
        }
        knownUpper = laidUpper = UPPER & ~openUpper;
        knownLower = laidLower = LOWER & ~openLower;
        acrossUpper = openUpper & openUpper >>> 1 & LEFT_OF_EDGE;
        acrossLower = openLower & openLower >>> 1 & LEFT_OF_EDGE;
        downUpper = openUpper & upUpper(openUpper, openLower);
        downLower = openLower & openLower >>> 9;
        changed = ALL_DIGITS;
    }

    /** All cells of the rows that a word touches. */
    private static long rows(long word) {
        long ends = ((word & LEFT_OF_EDGE) + LEFT_OF_EDGE | word) & ROW_STARTS << 8;
        return (ends << 1) - (ends >>> 8);
    }

    /** All cells of the boxes that a word touches. */
    private static long boxes(long word) {
        long triples = (word | word >>> 1 | word >>> 2) & TRIPLE_STARTS;
        return ((triples | triples >>> 9 | triples >>> 18) & BOX_STARTS) * BOX;
    }

    void copyFrom(Board board) {
        System.arraycopy(board.upper, 0, upper, 0, 9);
        System.arraycopy(board.lower, 0, lower, 0, 9);
        System.arraycopy(board.partners, 0, partners, 0, 9);
        free = board.free;
        knownUpper = board.knownUpper;
        knownLower = board.knownLower;
        laidUpper = board.laidUpper;
        laidLower = board.laidLower;
        acrossUpper = board.acrossUpper;
        acrossLower = board.acrossLower;
        downUpper = board.downUpper;
        downLower = board.downLower;
        changed = board.changed;
    }

    // Changes.

    private void take(int v, int w) {
        partners[v] ^= 1 << w;
        partners[w] ^= 1 << v;
        free--;
    }

    boolean isFree(int v, int w) {
        return (partners[v] >> w & 1) != 0;
    }

    /** Leaves a cell no digit but one. If that was struck off before, the cell is left with none, which rule 1 sees. */
    void settle(int cell, int digit) {
        long inUpper = CELL_UPPER[cell];
        long inLower = CELL_LOWER[cell];
        long[] words = cell < SPLIT ? upper : lower;
        int bit = cell < SPLIT ? cell : cell - SPLIT;
        long other = ~(1L << bit);
        long own = words[digit];
        int lost = 0;
        for (int v = 0; v < 9; v++) {
            lost |= (int) (words[v] >>> bit & 1) << v;
            words[v] &= other;
        }
        words[digit] = own;
        changed |= lost & ~(1 << digit);
    }

    /** Lays a free domino on two cells that are not laid, whose digits are settled. */
    void lay(int cell, int v, int other, int w) {
        take(v, w);
        long twoUpper = CELL_UPPER[cell] | CELL_UPPER[other];
        long twoLower = CELL_LOWER[cell] | CELL_LOWER[other];
        laidUpper |= twoUpper;
        laidLower |= twoLower;
        acrossUpper &= ~(twoUpper | twoUpper >>> 1);
        acrossLower &= ~(twoLower | twoLower >>> 1);
        downUpper &= ~(twoUpper | upUpper(twoUpper, twoLower));
        downLower &= ~(twoLower | twoLower >>> 9);
    }

    boolean isLaid(int cell) {
        return (laidUpper & CELL_UPPER[cell] | laidLower & CELL_LOWER[cell]) != 0;
    }

    boolean isKnown(int cell) {
        return (knownUpper & CELL_UPPER[cell] | knownLower & CELL_LOWER[cell]) != 0;
    }

    boolean canHold(int cell, int v) {
        return (cell < SPLIT ? upper[v] >>> cell : lower[v] >>> (cell - SPLIT)) % 2 != 0;
    }

    /** The digit of a settled cell. */
    int digitOf(int cell) {
        long[] words = cell < SPLIT ? upper : lower;
        int bit = cell < SPLIT ? cell : cell - SPLIT;
        long odd = words[1] | words[3] | words[5] | words[7];
        long twos = words[2] | words[3] | words[6] | words[7];
        long fours = words[4] | words[5] | words[6] | words[7];
        return (int) (odd >>> bit & 1 | (twos >>> bit & 1) << 1 | (fours >>> bit & 1) << 2 | (words[8] >>> bit & 1) << 3);
    }
}
