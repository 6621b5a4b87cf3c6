package sudokukata.puzzle;

import java.util.Arrays;

/** The 81 digits of a board in reading order, 0 for a blank cell. */
public final class Grid implements Comparable<Grid> {
    private final int[] digits;

    private Grid(int[] digits) { this.digits = digits; }
    public static Grid of(int[] digits) { return new Grid(digits.clone()); }

    public static Grid of(byte[] digits) {
        int[] copy = new int[81];
        Arrays.setAll(copy, cell -> digits[cell]);
        return new Grid(copy);
    }

    /** Reads 81 characters, {@code .} or {@code 0} for a blank. */
    public static Grid parse(String text) {
        return new Grid(text.replace('.', '0').chars().map(symbol -> symbol - '0').toArray());
    }

    public int digit(int cell) { return digits[cell]; }
    public boolean isBlank(int cell) { return digits[cell] == 0; }
    public int blanks() { return (int) Arrays.stream(digits).filter(digit -> digit == 0).count(); }
    public boolean isComplete() { return blanks() == 0; }

    /** The digits that no peer of a cell holds, digit d as bit d-1. */
    public int candidates(int cell) {
        int used = 0;
        for (int peer = 0; peer < 81; peer++) {
            boolean sameBox = peer / 27 == cell / 27 && peer % 9 / 3 == cell % 9 / 3;
            if (peer != cell && (peer / 9 == cell / 9 || peer % 9 == cell % 9 || sameBox)) {
                used |= 1 << digits[peer] >> 1;
            }
        }
        return 0b111_111_111 & ~used;
    }

    public Grid with(int cell, int digit) {
        int[] changed = toArray();
        changed[cell] = digit;
        return new Grid(changed);
    }

    public int[] toArray() { return digits.clone(); }

    public void copyTo(byte[] target) {
        for (int cell = 0; cell < 81; cell++) {
            target[cell] = (byte) digits[cell];
        }
    }

    @Override public int compareTo(Grid other) { return Arrays.compare(digits, other.digits); }
    @Override public boolean equals(Object other) { return other instanceof Grid grid && compareTo(grid) == 0; }
    @Override public int hashCode() { return Arrays.hashCode(digits); }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        Arrays.stream(digits).forEach(text::append);
        return text.toString().replace('0', '.');
    }
}
