package sudokukata.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/**
 * Lists all solutions in the dullest way: nothing is remembered, nothing is clever, and no line is shared with a
 * strategy. For puzzles with few solutions and small trees.
 */
final class PlainReference {

    private PlainReference() {}

    /** All solution grids, in order. */
    static List<Grid> solutions(Sudoku puzzle) {
        List<Grid> grids = new ArrayList<>();
        if (puzzle.clash().isEmpty()) {
            complete(puzzle.clues(), grids);
        }
        return grids;
    }

    private static void complete(Grid grid, List<Grid> grids) {
        if (grid.isComplete()) {
            grids.add(grid);
            return;
        }
        int blank = firstBlank(grid);
        for (int digit = 1; digit <= 9; digit++) {
            if (fits(grid, blank, digit)) {
                complete(grid.with(blank, digit), grids);
            }
        }
    }

    /** All solution grids, in order, each once however many tilings it has. */
    static List<Grid> solutions(Sudomino puzzle) {
        TreeSet<Grid> grids = new TreeSet<>();
        if (puzzle.clash().isEmpty()) {
            List<Domino> free = new ArrayList<>(Domino.all());
            free.removeAll(puzzle.tiles().stream().map(Tile::domino).toList());
            lay(puzzle.clues(), free, grids);
        }
        return List.copyOf(grids);
    }

    private static void lay(Grid grid, List<Domino> free, TreeSet<Grid> grids) {
        if (free.isEmpty()) {
            grids.add(grid);
            return;
        }
        int cell = firstBlank(grid);
        for (int other : List.of(cell + 1, cell + 9)) {
            if (other >= Cells.COUNT || !Cells.areAdjacent(cell, other) || !grid.isBlank(other)) {
                continue;
            }
            for (Domino domino : free) {
                List<Domino> rest = new ArrayList<>(free);
                rest.remove(domino);
                layBothWays(grid, cell, other, domino, rest, grids);
            }
        }
    }

    private static void layBothWays(
            Grid grid, int cell, int other, Domino domino, List<Domino> rest, TreeSet<Grid> grids) {
        if (fits(grid, cell, domino.low()) && fits(grid, other, domino.high())) {
            lay(grid.with(cell, domino.low()).with(other, domino.high()), rest, grids);
        }
        if (fits(grid, cell, domino.high()) && fits(grid, other, domino.low())) {
            lay(grid.with(cell, domino.high()).with(other, domino.low()), rest, grids);
        }
    }

    private static int firstBlank(Grid grid) {
        int cell = 0;
        while (!grid.isBlank(cell)) {
            cell++;
        }
        return cell;
    }

    private static boolean fits(Grid grid, int cell, int digit) {
        for (int peer = 0; peer < Cells.COUNT; peer++) {
            if (Cells.arePeers(cell, peer) && grid.digit(peer) == digit) {
                return false;
            }
        }
        return true;
    }
}
