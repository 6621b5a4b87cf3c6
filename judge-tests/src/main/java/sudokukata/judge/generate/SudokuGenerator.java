package sudokukata.judge.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

/** Makes sudokus: a random solved grid, from which clues are taken in random order. */
public final class SudokuGenerator {
    /** More than any sudoku with a chance to be unique needs. */
    private static final long BUDGET = 2_000_000;

    private final Random random;

    /** A generator that depends on the seed alone. */
    public SudokuGenerator(long seed) {
        this.random = new Random(seed);
    }

    /** A random solved grid. */
    public Grid solved() {
        int[] digits = new int[Cells.COUNT];
        fill(digits, 0);
        return Grid.of(digits);
    }

    private boolean fill(int[] digits, int cell) {
        if (cell == Cells.COUNT) {
            return true;
        }
        for (int digit : shuffled(1, 10)) {
            if (fits(digits, cell, digit)) {
                digits[cell] = digit;
                if (fill(digits, cell + 1)) {
                    return true;
                }
            }
        }
        digits[cell] = 0;
        return false;
    }

    private static boolean fits(int[] digits, int cell, int digit) {
        for (int peer = 0; peer < cell; peer++) {
            if (digits[peer] == digit && Cells.arePeers(cell, peer)) {
                return false;
            }
        }
        return true;
    }

    /** A solved grid with so many cells blanked, 0..81: it may have many solutions. */
    public Sudoku blanked(int blanks) {
        int[] digits = solved().toArray();
        shuffled(0, Cells.COUNT).subList(0, blanks).forEach(cell -> digits[cell] = 0);
        return new Sudoku(Grid.of(digits));
    }

    /** A sudoku with one solution from which no clue can be taken: mostly 22 to 26 clues. */
    public Sudoku minimal() {
        return thinned(0);
    }

    /**
     * A sudoku with one solution and exactly so many clues.
     *
     * @param clues 22..81: fewer are found too seldom to wait for
     */
    public Sudoku withClues(int clues) {
        while (true) {
            Sudoku puzzle = thinned(clues);
            if (Cells.COUNT - puzzle.clues().blanks() == clues) {
                return puzzle;
            }
        }
    }

    /** Takes clues while one solution is left, down to a number of them. */
    private Sudoku thinned(int clues) {
        Sudoku puzzle = new Sudoku(solved());
        int left = Cells.COUNT;
        for (int cell : shuffled(0, Cells.COUNT)) {
            if (left == clues) {
                break;
            }
            Sudoku fewer = new Sudoku(puzzle.clues().with(cell, 0));
            if (Quickest.hasOneGrid(fewer, BUDGET)) {
                puzzle = fewer;
                left--;
            }
        }
        return puzzle;
    }

    private List<Integer> shuffled(int from, int to) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(from, to).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
