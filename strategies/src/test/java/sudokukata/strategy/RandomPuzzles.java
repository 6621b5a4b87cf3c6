package sudokukata.strategy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/** Puzzles from a seed: one solved board with its digits renamed and perhaps mirrored, and some of it taken away. */
public final class RandomPuzzles {
    private static final Grid GRID =
            Grid.parse("872643195361975842549218637126754983738169254495832761284597316657381429913426578");

    /** Where the other half of each cell's tile lies: right, left, down or up. */
    private static final String WAYS =
            "d..rldrl.urlrlurldddrl..rluuudrldrl.ddud.urlduudurlrluddurldddduurlduuuu.rl.urlrl";

    private static final Sudomino SOLVED = solved();

    private RandomPuzzles() {}

    /** The board without so many of its digits: one solution or some. */
    public static Sudoku sudoku(int seed, int blanks) {
        int[] digits = board(seed, 36).clues().toArray();
        shuffled(Cells.COUNT, seed).subList(0, blanks).forEach(cell -> digits[cell] = 0);
        return new Sudoku(Grid.of(digits));
    }

    /** A sudoku with one clue changed to a digit that clashes with no other: most have no solution. */
    public static Sudoku changed(int seed, int blanks) {
        Grid clues = sudoku(seed, blanks).clues();
        return IntStream.range(0, 9 * Cells.COUNT)
                .filter(i -> !clues.isBlank(i / 9) && clues.digit(i / 9) != i % 9 + 1)
                .mapToObj(i -> new Sudoku(clues.with(i / 9, i % 9 + 1)))
                .filter(puzzle -> puzzle.clash().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** The board with so many of its tiles. */
    public static Sudomino sudomino(int seed, int given) {
        return board(seed, given);
    }

    /** A Sudominoku with two singles changed over that clash nowhere: most have no solution. */
    public static Sudomino changed(Sudomino puzzle) {
        return IntStream.range(0, 81)
                .filter(i -> i / 9 < i % 9)
                .mapToObj(i -> {
                    List<Integer> singles = new ArrayList<>(puzzle.singles());
                    Collections.swap(singles, i / 9, i % 9);
                    return new Sudomino(puzzle.tiles(), singles);
                })
                .filter(changed -> changed.clash().isEmpty())
                .findFirst()
                .orElse(puzzle);
    }

    private static Sudomino board(int seed, int given) {
        List<Integer> name = shuffled(9, seed);
        List<Tile> tiles = new ArrayList<>();
        for (int k : shuffled(36, seed).subList(0, given)) {
            Tile tile = SOLVED.tiles().get(k);
            int digit = name.get(tile.digit() - 1) + 1;
            int otherDigit = name.get(tile.otherDigit() - 1) + 1;
            tiles.add(new Tile(mirrored(tile.cell(), seed), digit, mirrored(tile.other(), seed), otherDigit));
        }
        Integer[] singles = new Integer[9];
        for (int digit = 1; digit <= 9; digit++) {
            singles[name.get(digit - 1)] = mirrored(SOLVED.single(digit), seed);
        }
        return new Sudomino(tiles, List.of(singles));
    }

    private static int mirrored(int cell, int seed) {
        return seed % 2 == 0 ? cell : Cells.at(Cells.column(cell), Cells.row(cell));
    }

    private static List<Integer> shuffled(int size, int seed) {
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(numbers, new Random(seed));
        return numbers;
    }

    private static Sudomino solved() {
        List<Tile> tiles = new ArrayList<>();
        Integer[] singles = new Integer[9];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            char way = WAYS.charAt(cell);
            int other = way == 'r' ? cell + 1 : cell + 9;
            if (way == '.') {
                singles[GRID.digit(cell) - 1] = cell;
            } else if (way == 'r' || way == 'd') {
                tiles.add(new Tile(cell, GRID.digit(cell), other, GRID.digit(other)));
            }
        }
        return new Sudomino(tiles, List.of(singles));
    }
}
