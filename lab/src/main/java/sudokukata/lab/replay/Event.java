package sudokukata.lab.replay;

import java.util.List;
import sudokukata.puzzle.Cells;

/**
 * One thing that a strategy reported.
 *
 * @param kind what it was
 * @param cell 0..80; {@link #NONE} for an event that is about no cell, and for a number that is no cell
 * @param digit 1..9; 0 for an event without a digit, and for a number that is no digit
 * @param other the other half's cell of a domino; {@link #NONE} if there is none
 * @param otherDigit the other half's digit; 0 if there is none
 */
public record Event(Kind kind, int cell, int digit, int other, int otherDigit) {
    /** Where no cell is meant. */
    public static final int NONE = -1;

    private static final int NO_CELL = 0xff;
    private static final List<Kind> KINDS = List.of(Kind.values());

    /** What a strategy can report. */
    public enum Kind {
        /** A digit, or a domino, was placed: one step down. */
        PLACE,
        /** The latest placement was taken back: one step up. */
        UNDO,
        /** A decision that fills no cell: one step down. */
        BRANCH,
        /** The latest decision, which filled no cell, was taken back: one step up. */
        UNBRANCH,
        /** A digit that follows without a choice. */
        DEDUCE,
        /** A complete grid was handed over. */
        FOUND;

        /** Tells whether the event goes one step down in the search tree. */
        public boolean isDecision() {
            return this == PLACE || this == BRANCH;
        }

        /** Tells whether the event goes one step back up: a backtrack. */
        public boolean isBack() {
            return this == UNDO || this == UNBRANCH;
        }
    }

    /** Tells whether the event is about a domino. */
    public boolean isTile() {
        return other != NONE;
    }

    /** The event in one number: millions pass by, and a few are kept. */
    static int pack(Kind kind, int cell, int digit, int other, int otherDigit) {
        return kind.ordinal() << 24
                | cellBits(cell) << 16
                | cellBits(other) << 8
                | digitBits(digit) << 4
                | digitBits(otherDigit);
    }

    static Kind kindOf(int packed) {
        return KINDS.get(packed >> 24);
    }

    static Event unpack(int packed) {
        return new Event(kindOf(packed), toCell(packed >> 16), packed >> 4 & 0xf, toCell(packed >> 8), packed & 0xf);
    }

    private static int cellBits(int cell) {
        return cell < 0 || cell >= Cells.COUNT ? NO_CELL : cell;
    }

    private static int digitBits(int digit) {
        return digit < 1 || digit > 9 ? 0 : digit;
    }

    private static int toCell(int bits) {
        return (bits & NO_CELL) == NO_CELL ? NONE : bits & NO_CELL;
    }
}
