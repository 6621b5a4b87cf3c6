package sudokukata.handin;

import java.util.Scanner;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Search;

/** Problem 2239, Sudoku: the first solution in order. The search stands in {@link TheStrategy}. */
public class Main {

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] clues = new int[81];
        for (int row = 0; row < 9; row++) {
            String line = in.next();
            for (int column = 0; column < 9; column++) {
                clues[row * 9 + column] = line.charAt(column) - '0';
            }
        }
        new TheStrategy().search(new Sudoku(Grid.of(clues)), new Search());
    }

    /** Prints a complete grid; true means stop, for one is enough. */
    public static boolean found(int[] digits) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(digits[cell]);
            if (cell % 9 == 8) {
                rows.append('\n');
            }
        }
        System.out.print(rows);
        return true;
    }

    /** Prints a complete grid; true means stop, for one is enough. */
    public static boolean found(byte[] digits) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(digits[cell]);
            if (cell % 9 == 8) {
                rows.append('\n');
            }
        }
        System.out.print(rows);
        return true;
    }
}
