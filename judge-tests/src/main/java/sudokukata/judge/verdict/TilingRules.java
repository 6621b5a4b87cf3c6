package sudokukata.judge.verdict;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Rule;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;

/** Checks a tiling by rules 5 and 6, on a grid that is a right sudoku. */
final class TilingRules {
    private final Sudomino puzzle;
    private final Grid grid;
    private final Tiling tiling;

    TilingRules(Sudomino puzzle, Grid grid, Tiling tiling) {
        this.puzzle = puzzle;
        this.grid = grid;
        this.tiling = tiling;
    }

    Optional<Fault> check() {
        return singleCovered().or(this::givenTileMoved).or(this::notPaired).or(this::dominoTwice);
    }

    private Optional<Fault> singleCovered() {
        for (int cell : puzzle.singles()) {
            if (tiling.partner(cell) != Tiling.SINGLE) {
                return fault(Rule.SINGLE, "the single digit at " + Cells.location(cell) + " is part of a tile", cell);
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> givenTileMoved() {
        for (Tile tile : puzzle.tiles()) {
            if (tiling.partner(tile.cell()) != tile.other()) {
                return fault(Rule.CLUE, "the given tile " + tile + " is not kept", tile.cell());
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> notPaired() {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int partner = tiling.partner(cell);
            boolean single = puzzle.singles().contains(cell);
            if (!single && partner == Tiling.SINGLE) {
                return fault(Rule.TILE, Cells.location(cell) + " is covered by no tile", cell);
            }
            if (!single && (tiling.partner(partner) != cell || !Cells.areAdjacent(cell, partner))) {
                String reason = Cells.location(cell) + " and " + Cells.location(partner) + " are no tile";
                return fault(Rule.TILE, reason, cell);
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> dominoTwice() {
        Map<Domino, Integer> laidAt = new HashMap<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int partner = tiling.partner(cell);
            if (partner < cell) {
                continue;
            }
            Domino domino = Domino.of(grid.digit(cell), grid.digit(partner));
            Integer before = laidAt.putIfAbsent(domino, cell);
            if (before != null) {
                String reason = "tile " + domino + " lies at " + Cells.location(before) + " and again at "
                        + Cells.location(cell);
                return fault(Rule.TILE, reason, before, tiling.partner(before), cell, partner);
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> fault(Rule rule, String reason, Integer... cells) {
        return Optional.of(Fault.of(rule, reason, GridRules.marked(puzzle, grid, Set.of(cells))));
    }
}
