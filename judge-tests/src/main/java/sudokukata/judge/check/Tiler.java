package sudokukata.judge.check;

import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/** Asks whether the dominoes can be laid on a complete grid, the given tiles and the singles where they are. */
public final class Tiler {
    private final Grid grid;
    private final boolean[] covered = new boolean[Cells.COUNT];
    private final boolean[][] used = new boolean[10][10];

    private Tiler(Sudomino puzzle, Grid grid) {
        this.grid = grid;
        puzzle.singles().forEach(cell -> covered[cell] = true);
        for (Tile tile : puzzle.tiles()) {
            flip(tile.cell(), tile.other());
        }
    }

    /** Whether there is at least one tiling. */
    public static boolean canLay(Sudomino puzzle, Grid grid) {
        return new Tiler(puzzle, grid).lay(0);
    }

    private boolean lay(int from) {
        int cell = from;
        while (cell < Cells.COUNT && covered[cell]) {
            cell++;
        }
        return cell == Cells.COUNT || lay(cell, cell + 1) || lay(cell, cell + 9);
    }

    private boolean lay(int cell, int other) {
        if (other >= Cells.COUNT || !Cells.areAdjacent(cell, other) || covered[other] || isUsed(cell, other)) {
            return false;
        }
        flip(cell, other);
        boolean laid = lay(cell + 1);
        flip(cell, other);
        return laid;
    }

    private boolean isUsed(int cell, int other) {
        return used[grid.digit(cell)][grid.digit(other)];
    }

    private void flip(int cell, int other) {
        covered[cell] ^= true;
        covered[other] ^= true;
        used[grid.digit(cell)][grid.digit(other)] ^= true;
        used[grid.digit(other)][grid.digit(cell)] ^= true;
    }
}
