package sudokukata.judge.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/** Makes Sudominokus: a random solved grid is laid with the 36 dominoes, then given tiles are taken in random order. */
public final class SudominoGenerator {
    private static final int NODE_CAP = 20_000;
    private static final long BUDGET = 2_000_000;

    private final Random random;
    private final SudokuGenerator grids;

    /** A generator that depends on the seed alone. */
    public SudominoGenerator(long seed) {
        this.random = new Random(seed);
        this.grids = new SudokuGenerator(seed);
    }

    /** A puzzle in which all 36 tiles are given. */
    public Sudomino complete() {
        while (true) {
            Optional<Sudomino> laid = lay(grids.solved());
            if (laid.isPresent()) {
                return laid.get();
            }
        }
    }

    /**
     * A puzzle with one grid and exactly so many given tiles.
     *
     * @param tiles 10..36, as the problem has them; fewer take long to find
     */
    public Sudomino withTiles(int tiles) {
        while (true) {
            Sudomino puzzle = thinned(tiles);
            if (puzzle.tiles().size() == tiles) {
                return puzzle;
            }
        }
    }

    /** A puzzle with one grid from which no given tile can be taken: mostly 4 to 7 tiles. */
    public Sudomino minimal() {
        return thinned(0);
    }

    private Sudomino thinned(int tiles) {
        Sudomino puzzle = complete();
        for (Tile tile : puzzle.tiles()) {
            if (puzzle.tiles().size() == tiles) {
                break;
            }
            Sudomino fewer = without(puzzle, tile);
            if (Quickest.hasOneGrid(fewer, BUDGET)) {
                puzzle = fewer;
            }
        }
        return puzzle;
    }

    /** The puzzle with one given tile less. */
    public static Sudomino without(Sudomino puzzle, Tile tile) {
        List<Tile> tiles = new ArrayList<>(puzzle.tiles());
        tiles.remove(tile);
        return new Sudomino(tiles, puzzle.singles());
    }

    /** Lays the dominoes on a solved grid, the one with the fewest places next; the nine cells left are the singles. */
    private Optional<Sudomino> lay(Grid grid) {
        Laying laying = new Laying(grid);
        if (!laying.lay()) {
            return Optional.empty();
        }
        List<Tile> tiles = new ArrayList<>(laying.laid);
        Collections.shuffle(tiles, random);
        List<Integer> singles = Stream.iterate(0, cell -> cell < Cells.COUNT, cell -> cell + 1)
                .filter(cell -> !laying.covered[cell])
                .sorted(Comparator.comparingInt(grid::digit))
                .toList();
        return Optional.of(new Sudomino(tiles, singles));
    }

    private final class Laying {
        private final Map<Domino, List<Tile>> places = new HashMap<>();
        private final boolean[] covered = new boolean[Cells.COUNT];
        private final List<Tile> laid = new ArrayList<>();
        private final List<Domino> free = new ArrayList<>(Domino.all());
        private int nodes;

        Laying(Grid grid) {
            Domino.all().forEach(domino -> places.put(domino, new ArrayList<>()));
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                for (int other : List.of(cell + 1, cell + 9)) {
                    if (other < Cells.COUNT && Cells.areAdjacent(cell, other)) {
                        Tile tile = new Tile(cell, grid.digit(cell), other, grid.digit(other));
                        places.get(tile.domino()).add(tile);
                    }
                }
            }
            places.values().forEach(list -> Collections.shuffle(list, random));
        }

        boolean lay() {
            if (free.isEmpty()) {
                return true;
            }
            if (++nodes > NODE_CAP) {
                return false;
            }
            Domino next = Collections.min(
                    free, Comparator.comparingInt(domino -> open(domino).size()));
            free.remove(next);
            for (Tile tile : open(next)) {
                cover(tile, true);
                laid.add(tile);
                if (lay()) {
                    return true;
                }
                laid.remove(tile);
                cover(tile, false);
            }
            free.add(next);
            return false;
        }

        private List<Tile> open(Domino domino) {
            return places.get(domino).stream()
                    .filter(tile -> !covered[tile.cell()] && !covered[tile.other()])
                    .toList();
        }

        private void cover(Tile tile, boolean isCovered) {
            covered[tile.cell()] = isCovered;
            covered[tile.other()] = isCovered;
        }
    }
}
