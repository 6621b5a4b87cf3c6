// Takes the first empty cell in reading order and tries every unused tile on it, to the right and downward.
// Tables say which digits are used in a row, a column or a box, and which tiles, both ways round, are laid.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];
    static boolean[][] inRow = new boolean[9][10];
    static boolean[][] inColumn = new boolean[9][10];
    static boolean[][] inBox = new boolean[9][10];
    static boolean[][] used = new boolean[10][10];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = 1;
        while (true) {
            int n = in.nextInt();
            if (n == 0) {
                return;
            }
            reset();
            read(in, n);
            solve(0);
            System.out.println("Puzzle " + number);
            print();
            number++;
        }
    }

    static void reset() {
        for (int i = 0; i < 9; i++) {
            Arrays.fill(grid[i], 0);
            Arrays.fill(inRow[i], false);
            Arrays.fill(inColumn[i], false);
            Arrays.fill(inBox[i], false);
        }
        for (boolean[] tiles : used) {
            Arrays.fill(tiles, false);
        }
    }

    static void read(Scanner in, int n) {
        for (int i = 0; i < n; i++) {
            int u = in.nextInt();
            String atU = in.next();
            int v = in.nextInt();
            String atV = in.next();
            put(row(atU), column(atU), u);
            put(row(atV), column(atV), v);
            markTile(u, v, true);
        }
        for (int d = 1; d <= 9; d++) {
            String at = in.next();
            put(row(at), column(at), d);
        }
    }

    static int row(String location) {
        return location.charAt(0) - 'A';
    }

    static int column(String location) {
        return location.charAt(1) - '1';
    }

    /** Lays tiles on all empty cells from cell k on; if that cannot be done, leaves them empty. */
    static boolean solve(int k) {
        if (k == 81) {
            return true;
        }
        int r = k / 9;
        int c = k % 9;
        if (grid[r][c] != 0) {
            return solve(k + 1);
        }
        for (int u = 1; u <= 9; u++) {
            if (isFree(r, c, u)) {
                put(r, c, u);
                if (lay(k, u, r, c + 1) || lay(k, u, r + 1, c)) {
                    return true;
                }
                take(r, c);
            }
        }
        return false;
    }

    /** Tries every second half for the tile whose first half, u, lies on cell k, and goes on from there. */
    static boolean lay(int k, int u, int r, int c) {
        if (r > 8 || c > 8 || grid[r][c] != 0) {
            return false;
        }
        for (int v = 1; v <= 9; v++) {
            if (u != v && !used[u][v] && isFree(r, c, v)) {
                put(r, c, v);
                markTile(u, v, true);
                if (solve(k + 1)) {
                    return true;
                }
                markTile(u, v, false);
                take(r, c);
            }
        }
        return false;
    }

    static boolean isFree(int r, int c, int d) {
        return !inRow[r][d] && !inColumn[c][d] && !inBox[box(r, c)][d];
    }

    static void put(int r, int c, int d) {
        grid[r][c] = d;
        mark(r, c, d, true);
    }

    static void take(int r, int c) {
        mark(r, c, grid[r][c], false);
        grid[r][c] = 0;
    }

    static void mark(int r, int c, int d, boolean isUsed) {
        inRow[r][d] = isUsed;
        inColumn[c][d] = isUsed;
        inBox[box(r, c)][d] = isUsed;
    }

    static void markTile(int u, int v, boolean isUsed) {
        used[u][v] = isUsed;
        used[v][u] = isUsed;
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
