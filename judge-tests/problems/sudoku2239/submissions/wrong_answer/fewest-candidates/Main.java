// Always fills a blank with the fewest candidates. This is fast and finds a right grid, but with several solutions
// not the first in order.
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];
    static boolean[][] inRow = new boolean[9][10];
    static boolean[][] inColumn = new boolean[9][10];
    static boolean[][] inBox = new boolean[9][10];

    public static void main(String[] args) {
        read();
        solve();
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

    static boolean solve() {
        int fewest = 10;
        int r = -1;
        int c = -1;
        for (int k = 0; k < 81; k++) {
            if (grid[k / 9][k % 9] == 0 && count(k / 9, k % 9) < fewest) {
                r = k / 9;
                c = k % 9;
                fewest = count(r, c);
            }
        }
        if (r < 0) {
            return true;
        }
        for (int d = 1; d <= 9; d++) {
            if (isFree(r, c, d)) {
                grid[r][c] = d;
                mark(r, c, d, true);
                if (solve()) {
                    return true;
                }
                grid[r][c] = 0;
                mark(r, c, d, false);
            }
        }
        return false;
    }

    static int count(int r, int c) {
        int count = 0;
        for (int d = 1; d <= 9; d++) {
            if (isFree(r, c, d)) {
                count++;
            }
        }
        return count;
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
