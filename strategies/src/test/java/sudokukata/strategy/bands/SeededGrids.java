package sudokukata.strategy.bands;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;

/** Grids drawn from a seed: the same on every machine. */
final class SeededGrids {
    private static final Grid EMPTY = Grid.of(new int[Cells.COUNT]);

    private final Random random;

    SeededGrids(long seed) {
        random = new Random(seed);
    }

    /** Grids of all kinds, without a clash: with no, one, a few and many solutions. */
    List<Grid> ofAllKinds(int count) {
        List<Grid> grids = new ArrayList<>();
        while (grids.size() < count) {
            Grid full = full();
            Grid minimal = minimal(full);
            grids.add(minimal);
            grids.add(blanked(minimal, 1 + random.nextInt(4)));
            grids.add(blanked(full, 40 + random.nextInt(12)));
            grids.add(changed(minimal));
            grids.add(changed(blanked(full, 30 + random.nextInt(25))));
            grids.add(changed(blanked(minimal, 2)));
            grids.add(filled(minimal, full, 1 + random.nextInt(20)));
        }
        return grids;
    }

    /** A complete grid. */
    Grid full() {
        Grid start = EMPTY;
        for (int cell : cells().subList(0, 8)) {
            Grid next = start.with(cell, 1 + random.nextInt(9));
            start = Clash.in(next).isPresent() ? start : next;
        }
        return PlainSolver.someSolution(start, random);
    }

    /** A grid with one solution from which no clue can be taken. */
    Grid minimal(Grid full) {
        Grid grid = full;
        for (int cell : cells()) {
            Grid fewer = grid.with(cell, 0);
            grid = PlainSolver.solutions(fewer, 2).size() == 1 ? fewer : grid;
        }
        return grid;
    }

    /** A grid with some clues fewer. */
    Grid blanked(Grid grid, int clues) {
        List<Integer> given =
                cells().stream().filter(cell -> !grid.isBlank(cell)).toList();
        Grid fewer = grid;
        for (int cell : given.subList(0, clues)) {
            fewer = fewer.with(cell, 0);
        }
        return fewer;
    }

    /** A grid with some clues more, right ones. */
    private Grid filled(Grid grid, Grid full, int clues) {
        Grid more = grid;
        for (int cell : cells().subList(0, clues)) {
            more = more.with(cell, full.digit(cell));
        }
        return more;
    }

    /** A grid with one digit, of a clue or a blank, drawn anew without a clash: most often it has no solution. */
    private Grid changed(Grid grid) {
        while (true) {
            Grid other = grid.with(random.nextInt(Cells.COUNT), 1 + random.nextInt(9));
            if (!other.equals(grid) && Clash.in(other).isEmpty()) {
                return other;
            }
        }
    }

    /** The 81 cells in a drawn order. */
    private List<Integer> cells() {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, Cells.COUNT).boxed().toList());
        Collections.shuffle(cells, random);
        return cells;
    }
}
