package sudokukata.puzzle;

/** A domino laid on two adjacent cells 0..80, and the digit in each. */
public record Tile(int cell, int digit, int other, int otherDigit) {
    public Domino domino() { return Domino.of(digit, otherDigit); }

    /** As problem 4574 writes it, such as {@code 6 B2 1 B3}. */
    @Override public String toString() { return digit + " " + name(cell) + " " + otherDigit + " " + name(other); }
    private static String name(int cell) { return "" + (char) ('A' + cell / 9) + (cell % 9 + 1); }
}
