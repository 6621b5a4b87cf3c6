package sudokukata.judge.breaker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.judge.generate.Quickest;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;

/** The smaller neighbours of a puzzle: some of its blanks filled as in its solution, many at first, then one. */
final class Shrinking {

    private Shrinking() {}

    static List<Puzzle> of(Puzzle puzzle, Grid solution, Random random) {
        return puzzle.match(sudoku -> of(sudoku, solution, random), sudomino -> of(sudomino, solution, random));
    }

    private static List<Puzzle> of(Sudoku puzzle, Grid solution, Random random) {
        List<Integer> blanks = new ArrayList<>(IntStream.range(0, Cells.COUNT)
                .filter(puzzle.clues()::isBlank)
                .boxed()
                .toList());
        Collections.shuffle(blanks, random);
        List<Puzzle> smaller = new ArrayList<>();
        for (List<Integer> chosen : portions(blanks)) {
            int[] digits = puzzle.clues().toArray();
            chosen.forEach(cell -> digits[cell] = solution.digit(cell));
            smaller.add(new Sudoku(Grid.of(digits)));
        }
        return smaller;
    }

    private static List<Puzzle> of(Sudomino puzzle, Grid solution, Random random) {
        List<Tile> missing = new ArrayList<>(missing(puzzle, solution));
        Collections.shuffle(missing, random);
        List<Puzzle> smaller = new ArrayList<>();
        for (List<Tile> chosen : portions(missing)) {
            List<Tile> tiles = new ArrayList<>(puzzle.tiles());
            tiles.addAll(chosen);
            smaller.add(new Sudomino(tiles, puzzle.singles()));
        }
        return smaller;
    }

    /** The tiles of one tiling of the solution that are not given. */
    private static List<Tile> missing(Sudomino puzzle, Grid solution) {
        Optional<Tiling> tiling = SearchRun.within(Limits.firstWithin(2_000_000))
                .of(Quickest.forKind(Kind.SUDOMINO), puzzle)
                .first()
                .flatMap(Solution::tiling);
        return tiling.stream()
                .flatMap(t -> IntStream.range(0, Cells.COUNT)
                        .filter(cell -> puzzle.clues().isBlank(cell) && t.partner(cell) > cell)
                        .mapToObj(cell ->
                                new Tile(cell, solution.digit(cell), t.partner(cell), solution.digit(t.partner(cell)))))
                .toList();
    }

    /** Halves, quarters, ... and at last single ones: few tries for much, then a try for each. */
    private static <T> List<List<T>> portions(List<T> all) {
        List<List<T>> portions = new ArrayList<>();
        for (int size = all.size() / 2; size > 1; size /= 2) {
            for (int from = 0; from + size <= all.size(); from += size) {
                portions.add(all.subList(from, from + size));
            }
        }
        all.forEach(one -> portions.add(List.of(one)));
        return portions;
    }
}
