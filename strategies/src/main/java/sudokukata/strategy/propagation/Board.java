package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.ALL_DIGITS;
import static sudokukata.strategy.propagation.Words.BOX;
import static sudokukata.strategy.propagation.Words.LEFT_OF_ENDS;
import static sudokukata.strategy.propagation.Words.LOWER;
import static sudokukata.strategy.propagation.Words.ROW_STARTS;
import static sudokukata.strategy.propagation.Words.SPLIT;
import static sudokukata.strategy.propagation.Words.UPPER;
import static sudokukata.strategy.propagation.Words.belowInLower;
import static sudokukata.strategy.propagation.Words.belowInUpper;
import static sudokukata.strategy.propagation.Words.boxStarts;
import static sudokukata.strategy.propagation.Words.columns;
import static sudokukata.strategy.propagation.Words.lowerBit;
import static sudokukata.strategy.propagation.Words.rightIn;
import static sudokukata.strategy.propagation.Words.rowEnds;
import static sudokukata.strategy.propagation.Words.upperBit;
import static sudokukata.strategy.propagation.Words.wholeRows;

import java.util.List;
import sudokukata.puzzle.Tile;

/**
 * What is still possible at one level of the search: where each digit can stand, which edges a domino can lie across,
 * and which dominoes are free. Digits are 0..8 here. A set of cells is two words, see {@link Words}.
 */
final class Board {
    // docs:begin cells
    /** For each digit the cells where it can stand; one that holds it for certain stays in. */
    final long[] upper = new long[9];

    final long[] lower = new long[9];

    /** For each digit the partners with which its domino is free, digit w as bit w. */
    final int[] partners = new int[9];
    // docs:end cells

    /**
     * The digits 1..9 of the known cells, and for each laid cell the other half of its tile. All levels share these: what
     * is known or laid at one level stays so in all that follow from it, so what an abandoned level has written to other
     * cells is written again before it is read.
     */
    final int[] digits;

    private final int[] partner;

    private Places places;

    /** How many dominoes are free. */
    int free;

    /** The cells that are done: under a laid domino or a single digit. */
    long laidUpper;

    long laidLower;

    /** The cells whose only digit has been struck off their peers. */
    long knownUpper;

    long knownLower;

    /** The open edges across, between a cell and the one to its right, named by the left cell. */
    long acrossUpper;

    long acrossLower;

    /** The open edges down, between a cell and the one below it, named by the upper cell. */
    long downUpper;

    long downLower;

    /** The digits that may have lost a cell since rule 2 last looked at them, digit v as bit v. */
    int changed;

    /** The known cells that an observer has been told of; of no use to the search. */
    long toldUpper;

    long toldLower;

    /** The board one level deeper, made when it is first needed and used again and again. */
    private Board next;

    Board(int[] digits, int[] partner) {
        this.digits = digits;
        this.partner = partner;
    }

    // docs:begin copy
    /** A copy to go on with, valid until the next copy is asked for. */
    Board copy() {
        if (next == null) {
            next = new Board(digits, partner);
        }
        next.copyFrom(this);
        return next;
    }
    // docs:end copy

    private void copyFrom(Board board) {
        System.arraycopy(board.upper, 0, upper, 0, 9);
        System.arraycopy(board.lower, 0, lower, 0, 9);
        System.arraycopy(board.partners, 0, partners, 0, 9);
        free = board.free;
        laidUpper = board.laidUpper;
        laidLower = board.laidLower;
        knownUpper = board.knownUpper;
        knownLower = board.knownLower;
        acrossUpper = board.acrossUpper;
        acrossLower = board.acrossLower;
        downUpper = board.downUpper;
        downLower = board.downLower;
        changed = board.changed;
        toldUpper = board.toldUpper;
        toldLower = board.toldLower;
    }

    // Set-up: take the given tiles, then set out the clues.

    /** Uses up the dominoes of the given tiles; all others are free. */
    void take(List<Tile> tiles) {
        for (int v = 0; v < 9; v++) {
            partners[v] = ALL_DIGITS ^ 1 << v;
        }
        for (Tile tile : tiles) {
            int cell = tile.cell();
            int other = tile.other();
            partner[cell] = other;
            partner[other] = cell;
            int v = tile.digit() - 1;
            int w = tile.otherDigit() - 1;
            partners[v] ^= 1 << w;
            partners[w] ^= 1 << v;
        }
        free = 36 - tiles.size();
    }

    /**
     * Sets out the clues, which stand in the digits and cover whole tiles and single digits. No branch depends on a
     * cell's digit, only an index does: a branch that cannot be foreseen costs more than a few operations.
     */
    void setOut() {
        long[] holdUpper = new long[10];
        long[] holdLower = new long[10];
        for (int cell = 0; cell < SPLIT; cell++) {
            holdUpper[digits[cell]] |= 1L << cell;
        }
        for (int cell = SPLIT; cell < 81; cell++) {
            holdLower[digits[cell]] |= 1L << cell - SPLIT;
        }
        long blankUpper = holdUpper[0];
        long blankLower = holdLower[0];
        for (int v = 0; v < 9; v++) {
            long u = holdUpper[v + 1];
            long l = holdLower[v + 1];
            long columns = columns(u, l) * ROW_STARTS;
            upper[v] = u | blankUpper & ~(wholeRows(rowEnds(u)) | boxStarts(u) * BOX | columns);
            lower[v] = l | blankLower & ~(wholeRows(rowEnds(l)) | boxStarts(l) * BOX | columns);
        }
        laidUpper = knownUpper = toldUpper = UPPER ^ blankUpper;
        laidLower = knownLower = toldLower = LOWER ^ blankLower;
        acrossUpper = blankUpper & rightIn(blankUpper) & LEFT_OF_ENDS;
        acrossLower = blankLower & rightIn(blankLower) & LEFT_OF_ENDS;
        downUpper = blankUpper & belowInUpper(blankUpper, blankLower);
        downLower = blankLower & belowInLower(blankLower);
        changed = ALL_DIGITS;
    }

    // Changes.

    /** Strikes all digits but one off a cell. If that one is gone too, none is left, which rule 1 sees. */
    void settle(int cell, int digit) {
        long[] words = cell < SPLIT ? upper : lower;
        int bit = cell < SPLIT ? cell : cell - SPLIT;
        long own = words[digit];
        int lost = 0;
        for (int v = 0; v < 9; v++) {
            lost |= (int) (words[v] >>> bit & 1) << v;
            words[v] &= ~(1L << bit);
        }
        words[digit] = own;
        changed |= lost & ~(1 << digit);
    }

    /** Lays a free domino in its place at a word's first edge, and strikes all other digits off both cells. */
    void lay(Places places, int word, long edges) {
        int cell = Places.cell(word, edges);
        int other = cell + Places.step(word);
        settle(cell, places.digit(word));
        settle(other, places.otherDigit(word));
        lay(cell, places.digit(word), other, places.otherDigit(word));
    }

    /** Lays a free domino on two cells that have no other digits, and closes their edges. */
    void lay(int cell, int v, int other, int w) {
        partner[cell] = other;
        partner[other] = cell;
        partners[v] ^= 1 << w;
        partners[w] ^= 1 << v;
        free--;
        long pairUpper = upperBit(cell) | upperBit(other);
        long pairLower = lowerBit(cell) | lowerBit(other);
        laidUpper |= pairUpper;
        laidLower |= pairLower;
        acrossUpper &= ~(pairUpper | rightIn(pairUpper));
        acrossLower &= ~(pairLower | rightIn(pairLower));
        downUpper &= ~(pairUpper | belowInUpper(pairUpper, pairLower));
        downLower &= ~(pairLower | belowInLower(pairLower));
    }

    /** Notes that an observer has been told of a cell. */
    void markTold(int cell) {
        toldUpper |= upperBit(cell);
        toldLower |= lowerBit(cell);
    }

    // Questions.

    /** The places of the domino that was looked at last; made when first needed, for an easy puzzle needs none. */
    Places places() {
        if (places == null) {
            places = new Places();
        }
        return places;
    }

    boolean isFree(int v, int w) {
        return (partners[v] >> w & 1) != 0;
    }

    boolean isKnown(int cell) {
        return (knownUpper & upperBit(cell) | knownLower & lowerBit(cell)) != 0;
    }

    /** Whether the grid is complete, though perhaps not yet tiled. */
    boolean isAllKnown() {
        return knownUpper == UPPER && knownLower == LOWER;
    }

    boolean canHold(int cell, int v) {
        return (upper[v] & upperBit(cell) | lower[v] & lowerBit(cell)) != 0;
    }
}
