// After the last cell the number of the cell wraps around to 0, and there is no test for the end. On the full grid
// the search goes round and round until the stack overflows.
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
                grid[r][c] = line.charAt(c) - '0';
                if (grid[r][c] != 0) {
                    mark(r, c, grid[r][c], true);
                }
            }
        }
    }

    static boolean solve(int k) {
        int r = k / 9;
        int c = k % 9;
        if (grid[r][c] != 0) {
            return solve((k + 1) % 81);
        }
        for (int d = 1; d <= 9; d++) {
            if (isFree(r, c, d)) {
                grid[r][c] = d;
                mark(r, c, d, true);
                if (solve((k + 1) % 81)) {
                    return true;
                }
                grid[r][c] = 0;
                mark(r, c, d, false);
            }
        }
        return false;
    }

    static boolean isFree(int r, int c, int d) {
        return !inRow[r][d] && !inColumn[c][d] && !inBox[r / 3 * 3 + c / 3][d];
    }

    static void mark(int r, int c, int d, boolean used) {
        inRow[r][d] = used;
        inColumn[c][d] = used;
        inBox[r / 3 * 3 + c / 3][d] = used;
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
