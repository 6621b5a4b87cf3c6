package sudokukata.search;

import java.util.Optional;
import sudokukata.puzzle.Solution;

/**
 * One thing that a strategy reported. The numbers are those that it gave, right or wrong: whether an event is true is
 * for an observer to say.
 *
 * @param type what was reported
 * @param cell 0..80; {@link #NONE} for an event that is about no cell
 * @param digit 1..9; 0 for an event without a digit
 * @param other the cell of a tile's other half; {@link #NONE} if there is no tile
 * @param otherDigit the digit of a tile's other half; 0 if there is none
 * @param solution what was handed over; empty unless the type is FOUND
 */
public record Event(Type type, int cell, int digit, int other, int otherDigit, Optional<Solution> solution) {
    /** Where no cell is meant: a number that no strategy would report. */
    public static final int NONE = Integer.MIN_VALUE;

    /** What a strategy can report. */
    public enum Type {
        /** A digit, or a tile, was placed: one step down. */
        PLACE,
        /** The latest placement was taken back, with all that was deduced since: one step up. */
        UNDO,
        /** A decision was made that fills no cell: one step down. */
        BRANCH,
        /** The latest decision, which filled no cell, was taken back: one step up. */
        UNBRANCH,
        /** A digit follows without a choice from what stands. */
        DEDUCE,
        /** A complete grid was handed over. */
        FOUND;

        /** Whether the event goes one step down in the search tree. */
        public boolean isDecision() {
            return this == PLACE || this == BRANCH;
        }

        /** Whether the event goes one step back up: a backtrack. */
        public boolean isBacktrack() {
            return this == UNDO || this == UNBRANCH;
        }
    }

    /** A digit was placed in a cell. */
    public static Event place(int cell, int digit) {
        return about(Type.PLACE, cell, digit);
    }

    /** A tile was placed on two cells. */
    public static Event place(int cell, int digit, int other, int otherDigit) {
        return new Event(Type.PLACE, cell, digit, other, otherDigit, Optional.empty());
    }

    /** The latest placement, in this cell, was taken back. */
    public static Event undo(int cell) {
        return about(Type.UNDO, cell, 0);
    }

    /** The latest placement, of a tile on these cells, was taken back. */
    public static Event undo(int cell, int other) {
        return new Event(Type.UNDO, cell, 0, other, 0, Optional.empty());
    }

    /** A decision was made that fills no cell. */
    public static Event branch() {
        return about(Type.BRANCH, NONE, 0);
    }

    /** The latest decision, which filled no cell, was taken back. */
    public static Event unbranch() {
        return about(Type.UNBRANCH, NONE, 0);
    }

    /** A digit follows without a choice. */
    public static Event deduce(int cell, int digit) {
        return about(Type.DEDUCE, cell, digit);
    }

    /** A solution was handed over. */
    public static Event found(Solution solution) {
        return new Event(Type.FOUND, NONE, 0, NONE, 0, Optional.of(solution));
    }

    private static Event about(Type type, int cell, int digit) {
        return new Event(type, cell, digit, NONE, 0, Optional.empty());
    }

    /** Whether the event is about a tile. */
    public boolean isTile() {
        return other != NONE;
    }

    /** The cells that it is about: none, one, or a tile's two in the order in which they were reported. */
    public int[] cells() {
        if (cell == NONE) {
            return new int[0];
        }
        return isTile() ? new int[] {cell, other} : new int[] {cell};
    }

    /** As many digits as there are cells; 0 in an event that names none. */
    public int[] digits() {
        if (cell == NONE) {
            return new int[0];
        }
        return isTile() ? new int[] {digit, otherDigit} : new int[] {digit};
    }
}
