package sudokukata.lab.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.generate.Symmetry;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;

/**
 * Chains of puzzles with one solution: each has one given more than the one before, on the same grid, so that what
 * grows is the cost of fewer givens and not of another puzzle.
 */
public final class GivenChains {
    /** The fewest clues that leave one solution, and the most that are asked for. */
    public static final int FEWEST_CLUES = 17;

    public static final int MOST_CLUES = 40;
    /** The fewest given tiles that our generator has met, and the most that are asked for. */
    public static final int FEWEST_TILES = 4;

    public static final int MOST_TILES = 35;

    private static final List<Grid> SEVENTEEN = List.of(
            Grid.parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
            Grid.parse("000000016000500040300070000900000200000408000700600000000023700040000000010000000"));

    /** Seeds whose minimal Sudominoku has four tiles; about one in seventy has. */
    private static final List<Integer> FOUR_TILES = List.of(47, 120, 173, 279, 331);

    private GivenChains() {}

    /** Chains of sudokus from 17 clues to 40: two known grids under random symmetries. */
    public static List<List<Puzzle>> sudokus(int chains, long seed) {
        Random random = new Random(seed);
        return IntStream.range(0, chains)
                .mapToObj(i -> sudokus(Symmetry.random(random).of(SEVENTEEN.get(i % SEVENTEEN.size())), random))
                .toList();
    }

    private static List<Puzzle> sudokus(Grid clues, Random random) {
        Grid solved = Quickest.solve(new Sudoku(clues)).grid();
        List<Integer> blanks = new ArrayList<>(
                IntStream.range(0, Cells.COUNT).filter(clues::isBlank).boxed().toList());
        Collections.shuffle(blanks, random);
        List<Puzzle> chain = new ArrayList<>(List.of(new Sudoku(clues)));
        Grid fuller = clues;
        for (int cell : blanks.subList(0, MOST_CLUES - FEWEST_CLUES)) {
            fuller = fuller.with(cell, solved.digit(cell));
            chain.add(new Sudoku(fuller));
        }
        return List.copyOf(chain);
    }

    /** Chains of Sudominokus from 4 given tiles to 35. */
    public static List<List<Puzzle>> sudominos() {
        return FOUR_TILES.stream()
                .map(seed -> sudominos(new SudominoGenerator(seed).minimal(), new Random(seed)))
                .toList();
    }

    private static List<Puzzle> sudominos(Sudomino minimal, Random random) {
        Solution solution = Quickest.solve(minimal);
        Tiling tiling = solution.tiling().orElseThrow();
        List<Tile> tiles = new ArrayList<>(IntStream.range(0, Cells.COUNT)
                .filter(cell -> tiling.partner(cell) > cell && minimal.clues().isBlank(cell))
                .mapToObj(cell -> tile(cell, tiling.partner(cell), solution.grid()))
                .toList());
        Collections.shuffle(tiles, random);
        List<Puzzle> chain = new ArrayList<>(List.of(minimal));
        List<Tile> given = new ArrayList<>(minimal.tiles());
        for (Tile tile : tiles.subList(0, MOST_TILES - given.size())) {
            given.add(tile);
            chain.add(new Sudomino(given, minimal.singles()));
        }
        return List.copyOf(chain);
    }

    private static Tile tile(int cell, int other, Grid grid) {
        return new Tile(cell, grid.digit(cell), other, grid.digit(other));
    }
}
