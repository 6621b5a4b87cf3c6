package sudokukata.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A Sudominoku (problem 4574): a sudoku laid with the 36 dominoes, each once, and nine single digits. Some tiles are
 * given, and the cell of each single digit. Rules 1 to 6 hold for its solution.
 */
public final class Sudomino implements Puzzle {
    private final List<Tile> tiles;
    private final List<Integer> singles;
    private final Grid clues;
    private final Optional<Clash> clash;

    /**
     * @param tiles the given tiles, 0..36, no domino twice
     * @param singles the cells of the single digits 1..9 in order
     * @throws IllegalArgumentException if a domino or a cell is given twice, or there are not nine singles
     */
    public Sudomino(List<Tile> tiles, List<Integer> singles) {
        if (singles.size() != 9) {
            throw new IllegalArgumentException("there are nine single digits, not " + singles.size());
        }
        this.tiles = List.copyOf(tiles);
        this.singles = List.copyOf(singles);
        this.clues = lay();
        this.clash = Clash.in(clues);
    }

    private Grid lay() {
        int[] digits = new int[Cells.COUNT];
        Set<Domino> laid = new HashSet<>();
        for (Tile tile : tiles) {
            if (!laid.add(tile.domino())) {
                throw new IllegalArgumentException("domino " + tile.domino() + " is given twice");
            }
            put(digits, tile.cell(), tile.digit());
            put(digits, tile.other(), tile.otherDigit());
        }
        for (int digit = 1; digit <= 9; digit++) {
            put(digits, Cells.requireCell(single(digit)), digit);
        }
        return Grid.of(digits);
    }

    private static void put(int[] digits, int cell, int digit) {
        if (digits[cell] != 0) {
            throw new IllegalArgumentException("cell " + Cells.location(cell) + " is given twice");
        }
        digits[cell] = digit;
    }

    /** The given tiles, in the order in which they were given. */
    public List<Tile> tiles() {
        return tiles;
    }

    /** The cells of the single digits 1..9 in order. */
    public List<Integer> singles() {
        return singles;
    }

    /** The cell of a single digit, 1..9. */
    public int single(int digit) {
        return singles.get(digit - 1);
    }

    @Override
    public Kind kind() {
        return Kind.SUDOMINO;
    }

    @Override
    public Grid clues() {
        return clues;
    }

    @Override
    public Optional<Clash> clash() {
        return clash;
    }

    @Override
    public <T> T match(Function<? super Sudoku, ? extends T> sudoku, Function<? super Sudomino, ? extends T> sudomino) {
        return sudomino.apply(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sudomino sudomino && tiles.equals(sudomino.tiles) && singles.equals(sudomino.singles);
    }

    @Override
    public int hashCode() {
        return 31 * tiles.hashCode() + singles.hashCode();
    }

    /** The clues as 81 characters. */
    @Override
    public String toString() {
        return clues.toString();
    }
}
