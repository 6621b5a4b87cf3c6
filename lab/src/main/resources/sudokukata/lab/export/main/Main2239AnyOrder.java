package sudokukata.handin;

import java.util.Arrays;
import java.util.Scanner;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Search;

/** Problem 2239, Sudoku: the first solution in order. For any solution it asks {@link TheStrategy}. */
public class Main {

    /** The solution that was found last; null if there was none. */
    private static int[] answer;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] clues = new int[81];
        for (int row = 0; row < 9; row++) {
            String line = in.next();
            for (int column = 0; column < 9; column++) {
                clues[row * 9 + column] = line.charAt(column) - '0';
            }
        }
        int[] first = firstSolution(clues);
        if (first != null) {
            print(first);
        }
    }

    /**
     * The smallest solution, by a search that finds any; null if there is none. Cell after cell gets the smallest digit
     * with which there still is a solution. The latest one is the witness: its own digits need no question.
     */
    private static int[] firstSolution(int[] clues) {
        int[] witness = anySolution(clues);
        if (witness == null) {
            return null;
        }
        int[] fixed = clues.clone();
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; clues[cell] == 0 && digit < witness[cell]; digit++) {
                fixed[cell] = digit;
                int[] smaller = clashes(fixed, cell) ? null : anySolution(fixed);
                witness = smaller == null ? witness : smaller;
            }
            fixed[cell] = witness[cell];
        }
        return witness;
    }

    /** Tells whether a peer of a cell holds the same digit. */
    private static boolean clashes(int[] digits, int cell) {
        for (int peer = 0; peer < 81; peer++) {
            boolean sameBox = peer / 27 == cell / 27 && peer % 9 / 3 == cell % 9 / 3;
            if (peer != cell
                    && digits[peer] == digits[cell]
                    && (peer / 9 == cell / 9 || peer % 9 == cell % 9 || sameBox)) {
                return true;
            }
        }
        return false;
    }

    private static int[] anySolution(int[] clues) {
        answer = null;
        new TheStrategy().search(new Sudoku(Grid.of(clues)), new Search());
        return answer;
    }

    /** Keeps a complete grid; true means stop, for one is enough. */
    public static boolean found(int[] digits) {
        answer = digits.clone();
        return true;
    }

    /** Keeps a complete grid; true means stop, for one is enough. */
    public static boolean found(byte[] digits) {
        answer = new int[81];
        Arrays.setAll(answer, cell -> digits[cell]);
        return true;
    }

    private static void print(int[] digits) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(digits[cell]);
            if (cell % 9 == 8) {
                rows.append('\n');
            }
        }
        System.out.print(rows);
    }
}
