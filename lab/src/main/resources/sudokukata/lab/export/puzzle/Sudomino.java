package sudokukata.puzzle;

import java.util.List;

/** A Sudominoku: the given tiles, and the cells of the single digits 1..9 in order. */
public record Sudomino(List<Tile> tiles, List<Integer> singles) implements Puzzle {
    public int single(int digit) { return singles.get(digit - 1); }

    @Override
    public Grid clues() {
        int[] digits = new int[81];
        for (Tile tile : tiles) {
            digits[tile.cell()] = tile.digit();
            digits[tile.other()] = tile.otherDigit();
        }
        for (int digit = 1; digit <= 9; digit++) {
            digits[single(digit)] = digit;
        }
        return Grid.of(digits);
    }

    @Override public Kind kind() { return Kind.SUDOMINO; }
    @Override public <T> T match(java.util.function.Function<? super Sudoku, ? extends T> sudoku, java.util.function.Function<? super Sudomino, ? extends T> sudomino) { return sudomino.apply(this); }
    @Override public String toString() { return clues().toString(); }
}
