package sudokukata.puzzle;

/**
 * A domino laid on the board: two adjacent cells and the digit in each.
 *
 * @param cell one half's cell, 0..80
 * @param digit its digit, 1..9
 * @param other the other half's cell, next to the first in any of the four directions
 * @param otherDigit its digit, not equal to the first
 */
public record Tile(int cell, int digit, int other, int otherDigit) {

    public Tile {
        Cells.requireCell(cell);
        Cells.requireCell(other);
        Domino.of(digit, otherDigit);
        if (!Cells.areAdjacent(cell, other)) {
            throw new IllegalArgumentException(
                    "the halves of a tile are adjacent, not " + Cells.location(cell) + " and " + Cells.location(other));
        }
    }

    public Domino domino() {
        return Domino.of(digit, otherDigit);
    }

    /** As problem 4574 writes it, such as {@code 6 B2 1 B3}. */
    @Override
    public String toString() {
        return digit + " " + Cells.location(cell) + " " + otherDigit + " " + Cells.location(other);
    }
}
