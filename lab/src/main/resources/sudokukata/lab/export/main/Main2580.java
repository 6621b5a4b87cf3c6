package sudokukata.handin;

import java.util.Scanner;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Search;

/** Problem 2580, Sudoku: any solution. The search stands in {@link TheStrategy}. */
public class Main {

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] clues = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            clues[cell] = in.nextInt();
        }
        new TheStrategy().search(new Sudoku(Grid.of(clues)), new Search());
    }

    /** Prints a complete grid; true means stop, for one is enough. */
    public static boolean found(int[] digits) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(digits[cell]).append(cell % 9 == 8 ? "\n" : " ");
        }
        System.out.print(rows);
        return true;
    }

    /** Prints a complete grid; true means stop, for one is enough. */
    public static boolean found(byte[] digits) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(digits[cell]).append(cell % 9 == 8 ? "\n" : " ");
        }
        System.out.print(rows);
        return true;
    }
}
