// The loop ends when the rest could be filled, but the call then returns false all the same. Its caller takes this
// for a dead end and blanks its cell, so only the last blank keeps a digit.
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
            for (int c = 0; c < 9; c++) {
                grid[r][c] = in.nextInt();
                if (grid[r][c] != 0) {
                    mark(r, c, grid[r][c], true);
                }
            }
        }
    }

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
                    break;
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
        StringBuilder out = new StringBuilder();
        for (int[] row : grid) {
            for (int c = 0; c < 9; c++) {
                out.append(row[c]).append(c < 8 ? " " : "\n");
            }
        }
        System.out.print(out);
    }
}
