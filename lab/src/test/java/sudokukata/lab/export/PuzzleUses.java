package sudokukata.lab.export;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;

/** Calls what there is to call of the puzzles, and says what came of it. */
final class PuzzleUses {
    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private PuzzleUses() {}

    public static void main(String[] args) {
        results().forEach(System.out::println);
    }

    static List<String> results() {
        Grid grid = Grid.parse(CLUES);
        Grid clash = grid.with(2, 5);
        byte[] bytes = new byte[81];
        grid.copyTo(bytes);
        Tile tile = new Tile(10, 6, 11, 1);
        List<Integer> singles = List.of(0, 2, 4, 6, 8, 20, 22, 24, 26);
        int[] partners = new int[81];
        Arrays.fill(partners, Tiling.SINGLE);
        Tiling tiling = Tiling.of(partners);
        return List.of(
                of(new Sudoku(grid)) + of(new Sudoku(clash)),
                of(new Sudomino(List.of(tile), singles)) + new Sudomino(List.of(tile), singles).single(3),
                IntStream.range(0, 81).mapToObj(grid::candidates).toList().toString(),
                grid.digit(0) + " " + grid.blanks() + grid.isBlank(2) + grid.isComplete() + Arrays.toString(bytes),
                new TreeSet<>(Set.of(grid, clash)) + " " + grid.compareTo(clash) / Math.abs(grid.compareTo(clash)),
                "" + Grid.of(bytes).equals(Grid.of(grid.toArray()))
                        + (grid.hashCode() == Grid.parse(CLUES).hashCode()),
                Domino.all() + " " + Domino.of(7, 2) + tile.domino().equals(new Domino(1, 6)) + tile,
                tiling + " " + tiling.partner(5) + tiling.equals(Tiling.of(partners)));
    }

    private static String of(Puzzle puzzle) {
        return puzzle + " " + puzzle.clues() + " " + puzzle.clash() + " " + puzzle.kind()
                + puzzle.<String>match(sudoku -> "a sudoku", sudomino -> "tiles");
    }
}
