// Ends the process to stop the search. The answer still waits in the buffer of the writer, which is flushed only
// at the end of main: nothing is printed.
import java.io.PrintWriter;
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];
    static boolean[][] inRow = new boolean[9][10];
    static boolean[][] inColumn = new boolean[9][10];
    static boolean[][] inBox = new boolean[9][10];
    static PrintWriter out = new PrintWriter(System.out);

    public static void main(String[] args) {
        read();
        solve(0);
        out.flush();
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

    static void solve(int k) {
        if (k == 81) {
            print();
            System.exit(0);
        }
        int r = k / 9;
        int c = k % 9;
        if (grid[r][c] != 0) {
            solve(k + 1);
            return;
        }
        for (int d = 1; d <= 9; d++) {
            if (isFree(r, c, d)) {
                grid[r][c] = d;
                mark(r, c, d, true);
                solve(k + 1);
                grid[r][c] = 0;
                mark(r, c, d, false);
            }
        }
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
            for (int c = 0; c < 9; c++) {
                out.print(row[c]);
                out.print(c < 8 ? "" : "\n");
            }
        }
    }
}
