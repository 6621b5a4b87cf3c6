// Fills the blanks in reading order, digits upward, so the first grid that is found is the first in order.
// Three tables say which digits are used in a row, a column or a box.
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];
    static boolean[][] inRow = new boolean[9][10];
    static boolean[][] inColumn = new boolean[9][10];
    static boolean[][] inBox = new boolean[9][10];

    public static void main(String[] args) {
        read();
        solve(0);
        print();
    }

    static void read() {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                int d = line.charAt(c) - '0';
                if (d != 0) {
                    grid[r][c] = d;
                    mark(r, c, d, true);
                }
            }
        }
    }

    /** Fills cell k and all later ones; if that cannot be done, leaves its blanks blank. */
    static boolean solve(int k) {
        if (k == 81) {
            return true;
        }
        int r = k / 9;
        int c = k % 9;
        if (grid[r][c] != 0) {
            return solve(k + 1);
        }
        for (int d = 1; d <= 9; d++) {
            if (isFree(r, c, d)) {
                grid[r][c] = d;
                mark(r, c, d, true);
                if (solve(k + 1)) {
                    return true;
                }
                mark(r, c, d, false);
                grid[r][c] = 0;
            }
        }
        return false;
    }

    static boolean isFree(int r, int c, int d) {
        return !inRow[r][d] && !inColumn[c][d] && !inBox[box(r, c)][d];
    }

    static void mark(int r, int c, int d, boolean used) {
        inRow[r][d] = used;
        inColumn[c][d] = used;
        inBox[box(r, c)][d] = used;
    }

    static int box(int r, int c) {
        return r / 3 * 3 + c / 3;
    }

    static void print() {
        for (int[] row : grid) {
            StringBuilder line = new StringBuilder();
            for (int digit : row) {
                line.append(digit);
            }
            System.out.println(line);
        }
    }
}
