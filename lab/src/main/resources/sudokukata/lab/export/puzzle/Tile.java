package sudokukata.puzzle;

/** A domino laid on two adjacent cells 0..80, and the digit in each. */
public record Tile(int cell, int digit, int other, int otherDigit) {

    public Domino domino() {
        return Domino.of(digit, otherDigit);
    }
}
