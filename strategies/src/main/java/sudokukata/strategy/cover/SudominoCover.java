package sudokukata.strategy.cover;

import java.util.Arrays;
import java.util.stream.IntStream;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Search;

/**
 * A Sudominoku as an exact cover. An option is a domino on two adjacent cells, one way round; it covers the two cells,
 * each digit in its three units, and the domino.
 */
final class SudominoCover implements Cover {
    /** Where the other half's items begin among those of an option: behind the cell, its row, its column, its box. */
    private static final int OTHER = 4;

    private static final int WIDTH = 9;

    private final Search search;
    private final int[] digits;
    private final int[] partner = new int[81];
    private final int[] candidates = new int[81];
    private final Items items;
    private final Links links;

    SudominoCover(Sudomino puzzle, Search search) {
        this.search = search;
        digits = puzzle.clues().toArray();
        Arrays.fill(partner, Tiling.SINGLE);
        items = new Items(Items.OF_SUDOMINO, puzzle.clues());
        // docs:begin given
        for (Tile tile : puzzle.tiles()) {
            partner[tile.cell()] = tile.other();
            partner[tile.other()] = tile.cell();
            items.close(Items.domino(tile.digit(), tile.otherDigit()));
        }
        // docs:end given
        IntStream.range(0, 81).filter(items::isOpen).forEach(cell -> candidates[cell] = items.candidates(cell));
        links = new Links(items.open(), WIDTH, mostOptions());
        // docs:begin neighbors
        for (int cell = 0; cell < 81; cell++) {
            if (cell % 9 < 8) {
                addOptions(cell, cell + 1);
            }
            if (cell < 72) {
                addOptions(cell, cell + 9);
            }
        }
        // docs:end neighbors
    }

    // docs:begin options
    private void addOptions(int cell, int other) {
        for (int left = candidates[cell]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            for (int otherLeft = candidates[other]; otherLeft != 0; otherLeft &= otherLeft - 1) {
                int otherDigit = Integer.numberOfTrailingZeros(otherLeft) + 1;
                if (digit != otherDigit && items.isOpen(Items.domino(digit, otherDigit))) {
                    addOption(cell, digit, other, otherDigit);
                }
            }
        }
    }
    // docs:end options

    // docs:begin nine
    private void addOption(int cell, int digit, int other, int otherDigit) {
        links.add(
                cell,
                Items.inRow(cell, digit),
                Items.inColumn(cell, digit),
                Items.inBox(cell, digit),
                other,
                Items.inRow(other, otherDigit),
                Items.inColumn(other, otherDigit),
                Items.inBox(other, otherDigit),
                Items.domino(digit, otherDigit));
    }
    // docs:end nine

    /** The pairs of candidates of all adjacent cells: a little more than the options, and quickly counted. */
    private int mostOptions() {
        int most = 0;
        for (int cell = 0; cell < 81; cell++) {
            int right = cell % 9 < 8 ? Integer.bitCount(candidates[cell + 1]) : 0;
            int down = cell < 72 ? Integer.bitCount(candidates[cell + 9]) : 0;
            most += Integer.bitCount(candidates[cell]) * (right + down);
        }
        return most;
    }

    @Override
    public Links links() {
        return links;
    }

    @Override
    public void take(int node) {
        int cell = links.item(node, 0);
        int other = links.item(node, OTHER);
        digits[cell] = Items.digit(links.item(node, 1));
        digits[other] = Items.digit(links.item(node, OTHER + 1));
        partner[cell] = other;
        partner[other] = cell;
        search.place(cell, digits[cell], other, digits[other]);
    }

    @Override
    public void takeBack(int node) {
        search.undo(links.item(node, 0), links.item(node, OTHER));
    }

    @Override
    public boolean found() {
        return search.found(digits, partner);
    }
}
