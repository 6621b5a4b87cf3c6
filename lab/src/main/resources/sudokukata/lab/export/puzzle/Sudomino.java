package sudokukata.puzzle;

import java.util.List;
import java.util.Optional;

/** A Sudominoku: the given tiles, and the cells of the single digits 1..9 in order. */
public record Sudomino(List<Tile> tiles, List<Integer> singles) implements Puzzle {

    /** The cell of a single digit, 1..9. */
    public int single(int digit) {
        return singles.get(digit - 1);
    }

    /** The digits that are given, all other cells blank. */
    @Override
    public Grid clues() {
        int[] digits = new int[81];
        for (Tile tile : tiles) {
            digits[tile.cell()] = tile.digit();
            digits[tile.other()] = tile.otherDigit();
        }
        for (int digit = 1; digit <= 9; digit++) {
            digits[singles.get(digit - 1)] = digit;
        }
        return Grid.of(digits);
    }

    /** The first clash among the clues; empty if they obey the rules so far. */
    @Override
    public Optional<Clash> clash() {
        return Clash.in(clues());
    }
}
