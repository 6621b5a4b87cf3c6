package sudokukata.judge.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
                String wraps = Math.abs(cell - partner) == 1 ? ": a row ends between them" : "";
                String reason = Cells.location(cell) + " and " + Cells.location(partner) + " are no tile" + wraps;
                return fault(Rule.TILE, reason, cell);
            }
        }
        return Optional.empty();
    }

    /** A domino laid twice the same way round tells more than one laid the other way, so it is looked for first. */
    private Optional<Fault> dominoTwice() {
        return dominoTwice(true).or(() -> dominoTwice(false));
    }

    private Optional<Fault> dominoTwice(boolean sameWay) {
        Map<Domino, Tile> laid = new HashMap<>();
        for (Tile tile : givenTilesFirst()) {
            Tile before = laid.putIfAbsent(tile.domino(), tile);
            if (before != null && sameWay == (before.digit() == tile.digit())) {
                String reason = "tile " + before + (puzzle.tiles().contains(before) ? " is given" : " lies already")
                        + ", and is laid again as " + tile + ", " + (sameWay ? "the same way round" : "turned round");
                return fault(Rule.TILE, reason, before.cell(), before.other(), tile.cell(), tile.other());
            }
        }
        return Optional.empty();
    }

    /**
     * What was laid over a given tile is the mistake. A given tile stays as it was written, for that is how it is
     * read.
     */
    private List<Tile> givenTilesFirst() {
        Stream<Tile> laid = IntStream.range(0, Cells.COUNT)
                .filter(cell -> tiling.partner(cell) > cell)
                .mapToObj(cell ->
                        new Tile(cell, grid.digit(cell), tiling.partner(cell), grid.digit(tiling.partner(cell))))
                .filter(tile -> puzzle.clues().isBlank(tile.cell()));
        return Stream.concat(puzzle.tiles().stream(), laid).toList();
    }

    private Optional<Fault> fault(Rule rule, String reason, Integer... cells) {
        return Optional.of(Fault.of(rule, reason, MarkedGrid.of(puzzle, grid, Set.of(cells))));
    }
}
