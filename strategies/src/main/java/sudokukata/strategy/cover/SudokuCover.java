package sudokukata.strategy.cover;

import java.util.stream.IntStream;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Search;

/** A sudoku as an exact cover. An option is a digit in a cell; it covers the cell, and the digit in three units. */
final class SudokuCover implements Cover {
    private static final int WIDTH = 4;

    private final Search search;
    private final int[] digits;
    private final Links links;

    SudokuCover(Sudoku puzzle, Search search) {
        this.search = search;
        digits = puzzle.clues().toArray();
        Items items = new Items(Items.OF_SUDOKU, puzzle.clues());
        // docs:begin options
        int[] blanks = IntStream.range(0, 81).filter(items::isOpen).toArray();
        links = new Links(items.open(), WIDTH, 9 * blanks.length);
        for (int cell : blanks) {
            for (int left = items.candidates(cell); left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left) + 1;
                links.add(cell, Items.inRow(cell, digit), Items.inColumn(cell, digit), Items.inBox(cell, digit));
            }
        }
        // docs:end options
    }

    @Override
    public Links links() {
        return links;
    }

    @Override
    // docs:begin take
    public void take(int node) {
        int cell = links.item(node, 0);
        digits[cell] = Items.digit(links.item(node, 1));
        search.place(cell, digits[cell]);
    }
    // docs:end take

    @Override
    public void takeBack(int node) {
        search.undo(links.item(node, 0));
    }

    @Override
    public boolean found() {
        return search.found(digits);
    }
}
