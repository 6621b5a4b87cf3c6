package sudokukata.puzzle;

import java.util.Arrays;

/** The 81 digits of a board in reading order, 0 for a blank cell. */
public final class Grid {
    private final int[] digits;

    private Grid(int[] digits) {
        this.digits = digits;
    }

    public static Grid of(int[] digits) {
        return new Grid(digits.clone());
    }

    public static Grid of(byte[] digits) {
        int[] copy = new int[81];
        Arrays.setAll(copy, cell -> digits[cell]);
        return new Grid(copy);
    }

    /** Reads 81 characters, {@code .} or {@code 0} for blanks. */
    public static Grid parse(String text) {
        return new Grid(text.replace('.', '0').chars().map(symbol -> symbol - '0').toArray());
    }

    public int digit(int cell) {
        return digits[cell];
    }

    public boolean isBlank(int cell) {
        return digits[cell] == 0;
    }

    /** The digits that no peer of a cell holds, digit d as bit d-1. */
    public int candidates(int cell) {
        int candidates = 0b111_111_111;
        for (int peer = 0; peer < 81; peer++) {
            if (Cells.arePeers(cell, peer)) {
                candidates &= ~(1 << digits[peer] >> 1);
            }
        }
        return candidates;
    }

    public int blanks() {
        return (int) Arrays.stream(digits).filter(digit -> digit == 0).count();
    }

    public boolean isComplete() {
        return blanks() == 0;
    }

    /** This grid with one cell changed. */
    public Grid with(int cell, int digit) {
        int[] changed = toArray();
        changed[cell] = digit;
        return new Grid(changed);
    }

    /** A fresh array of the 81 digits: the caller's own, to search in. */
    public int[] toArray() {
        return digits.clone();
    }

    /** Copies the 81 digits to the front of an array of bytes. */
    public void copyTo(byte[] target) {
        for (int cell = 0; cell < 81; cell++) {
            target[cell] = (byte) digits[cell];
        }
    }

    /** Orders grids as the 81-digit numbers that they spell. */
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

    /** The 81 characters, {@code .} for a blank. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int digit : digits) {
            text.append(digit == 0 ? '.' : (char) ('0' + digit));
        }
        return text.toString();
    }
}
