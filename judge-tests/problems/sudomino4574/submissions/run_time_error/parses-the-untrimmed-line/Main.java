// Parses the whole line with the number of tiles. A blank behind the number, which is free, makes it unreadable.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int[][] grid;
    static boolean[][] inRow;
    static boolean[][] inColumn;
    static boolean[][] inBox;
    static boolean[][] used;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int number = 1;
        int n = Integer.parseInt(in.readLine());
        while (n != 0) {
            reset();
            read(in, n);
            solve(0);
            System.out.println("Puzzle " + number);
            print();
            number++;
            n = Integer.parseInt(in.readLine());
        }
    }

    static void reset() {
        grid = new int[9][9];
        inRow = new boolean[9][10];
        inColumn = new boolean[9][10];
        inBox = new boolean[9][10];
        used = new boolean[10][10];
    }

    static void read(BufferedReader in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            int u = Integer.parseInt(words[0]);
            int v = Integer.parseInt(words[2]);
            put(row(words[1]), column(words[1]), u);
            put(row(words[3]), column(words[3]), v);
            used[u][v] = true;
            used[v][u] = true;
        }
        String[] singles = in.readLine().split(" ");
        for (int d = 1; d <= 9; d++) {
            put(row(singles[d - 1]), column(singles[d - 1]), d);
        }
    }

    static int row(String location) {
        return location.charAt(0) - 'A';
    }

    static int column(String location) {
        return location.charAt(1) - '1';
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
        for (int u = 1; u <= 9; u++) {
            for (int v = 1; v <= 9; v++) {
                if (u != v && !used[u][v] && (lay(k, u, r, c + 1, v) || lay(k, u, r + 1, c, v))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lays u on cell k and v on the cell r, c beside it, and goes on from there. */
    static boolean lay(int k, int u, int r, int c, int v) {
        if (r > 8 || c > 8 || grid[r][c] != 0 || !isFree(k / 9, k % 9, u)) {
            return false;
        }
        put(k / 9, k % 9, u);
        if (isFree(r, c, v)) {
            put(r, c, v);
            used[u][v] = true;
            used[v][u] = true;
            if (solve(k + 1)) {
                return true;
            }
            used[u][v] = false;
            used[v][u] = false;
            take(r, c);
        }
        take(k / 9, k % 9);
        return false;
    }

    static boolean isFree(int r, int c, int d) {
        return !inRow[r][d] && !inColumn[c][d] && !inBox[r / 3 * 3 + c / 3][d];
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
        inBox[r / 3 * 3 + c / 3][d] = isUsed;
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
