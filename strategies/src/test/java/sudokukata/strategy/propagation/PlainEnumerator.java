package sudokukata.strategy.propagation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/** Finds all grids of a Sudominoku with sets and lists, sharing nothing with any strategy: slow and plain. */
final class PlainEnumerator {
    private final int[] digits;
    private final Set<Domino> free = new HashSet<>(Domino.all());
    private final Set<String> grids = new TreeSet<>();

    private PlainEnumerator(Sudomino puzzle) {
        digits = puzzle.clues().toArray();
        puzzle.tiles().forEach(tile -> free.remove(tile.domino()));
    }

    static Set<String> grids(Sudomino puzzle) {
        PlainEnumerator enumerator = new PlainEnumerator(puzzle);
        enumerator.cover();
        return enumerator.grids;
    }

    private void cover() {
        List<Tile> fewest = null;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (digits[cell] == 0) {
                List<Tile> tiles = tilesOn(cell);
                fewest = fewest == null || tiles.size() < fewest.size() ? tiles : fewest;
            }
        }
        if (fewest == null) {
            StringBuilder grid = new StringBuilder();
            for (int digit : digits) {
                grid.append(digit);
            }
            grids.add(grid.toString());
            return;
        }
        for (Tile tile : fewest) {
            free.remove(tile.domino());
            digits[tile.cell()] = tile.digit();
            digits[tile.other()] = tile.otherDigit();
            cover();
            digits[tile.cell()] = 0;
            digits[tile.other()] = 0;
            free.add(tile.domino());
        }
    }

    /** All tiles that could cover a blank cell. */
    private List<Tile> tilesOn(int cell) {
        List<Tile> tiles = new ArrayList<>();
        for (int other : new int[] {cell - 9, cell - 1, cell + 1, cell + 9}) {
            if (other < 0 || other >= Cells.COUNT || !Cells.areAdjacent(cell, other) || digits[other] != 0) {
                continue;
            }
            for (Domino domino : free) {
                addIfItFits(tiles, new Tile(cell, domino.low(), other, domino.high()));
                addIfItFits(tiles, new Tile(cell, domino.high(), other, domino.low()));
            }
        }
        return tiles;
    }

    private void addIfItFits(List<Tile> tiles, Tile tile) {
        if (fits(tile.cell(), tile.digit()) && fits(tile.other(), tile.otherDigit())) {
            tiles.add(tile);
        }
    }

    private boolean fits(int cell, int digit) {
        for (int peer = 0; peer < Cells.COUNT; peer++) {
            if (digits[peer] == digit && Cells.arePeers(cell, peer)) {
                return false;
            }
        }
        return true;
    }
}
