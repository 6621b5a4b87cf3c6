package sudokukata.puzzle;

import java.util.Arrays;

/** The 81 digits of a board, 0 for a blank cell. Immutable; ordered as the 81-digit numbers that they spell. */
public final class Grid implements Comparable<Grid> {
    private final byte[] digits;

    private Grid(byte[] digits) {
        this.digits = digits;
    }

    /**
     * A grid with a copy of these digits.
     *
     * @param digits 81 numbers 0..9 in reading order
     * @throws IllegalArgumentException if there are not 81, or one is outside 0..9
     */
    public static Grid of(int[] digits) {
        requireSize(digits.length);
        byte[] copy = new byte[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            copy[cell] = (byte) requireDigitOrBlank(cell, digits[cell]);
        }
        return new Grid(copy);
    }

    /** As {@link #of(int[])}, from bytes. */
    public static Grid of(byte[] digits) {
        requireSize(digits.length);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            requireDigitOrBlank(cell, digits[cell]);
        }
        return new Grid(digits.clone());
    }

    private static void requireSize(int size) {
        if (size != Cells.COUNT) {
            throw new IllegalArgumentException("a grid has 81 cells, not " + size);
        }
    }

    private static int requireDigitOrBlank(int cell, int digit) {
        if (digit < 0 || digit > 9) {
            throw new IllegalArgumentException(Cells.name(cell) + " holds " + digit + ", not 0..9");
        }
        return digit;
    }

    /**
     * Reads 81 characters, {@code 1..9} for digits, {@code .} or {@code 0} for blanks.
     *
     * @throws IllegalArgumentException if the text is anything else
     */
    public static Grid parse(String text) {
        int[] digits = new int[text.length()];
        for (int cell = 0; cell < digits.length; cell++) {
            char symbol = text.charAt(cell);
            if (symbol != '.' && (symbol < '0' || symbol > '9')) {
                throw new IllegalArgumentException(
                        "character " + (cell + 1) + " is '" + symbol + "', not a digit or .");
            }
            digits[cell] = symbol == '.' ? 0 : symbol - '0';
        }
        return of(digits);
    }

    /** The digit in a cell, 0 if it is blank. */
    public int digit(int cell) {
        return digits[cell];
    }

    public boolean isBlank(int cell) {
        return digits[cell] == 0;
    }

    /**
     * The digits that no peer of a cell holds, digit d as bit d-1. What the cell itself holds plays no part.
     *
     * @param cell 0..80
     */
    public int candidates(int cell) {
        int candidates = 0b111_111_111;
        for (int peer = 0; peer < Cells.COUNT; peer++) {
            if (Cells.arePeers(cell, peer)) {
                candidates &= ~(1 << digits[peer] >> 1);
            }
        }
        return candidates;
    }

    /** How many cells are blank, 0..81. */
    public int blanks() {
        int blanks = 0;
        for (byte digit : digits) {
            blanks += digit == 0 ? 1 : 0;
        }
        return blanks;
    }

    public boolean isComplete() {
        return blanks() == 0;
    }

    /** This grid with one cell changed.
     *
     * @param cell 0..80
     * @param digit 1..9, or 0 to blank the cell
     */
    public Grid with(int cell, int digit) {
        int[] changed = toArray();
        changed[cell] = digit;
        return of(changed);
    }

    /** A fresh array of the 81 digits: the caller's own, to search in. */
    public int[] toArray() {
        int[] copy = new int[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            copy[cell] = digits[cell];
        }
        return copy;
    }

    /** Copies the 81 digits to the front of an array of bytes. */
    public void copyTo(byte[] target) {
        System.arraycopy(digits, 0, target, 0, Cells.COUNT);
    }

    @Override
    public int compareTo(Grid other) {
        return Arrays.compare(digits, other.digits);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    /** The 81 characters that {@link #parse} reads, {@code .} for a blank. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(Cells.COUNT);
        for (byte digit : digits) {
            text.append(digit == 0 ? '.' : (char) ('0' + digit));
        }
        return text.toString();
    }
}
