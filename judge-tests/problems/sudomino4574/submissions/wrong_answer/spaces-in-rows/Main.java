// Prints the digits of a row with spaces between them. The problem wants them glued.
import java.util.Scanner;

public class Main {
    static int[][] grid;
    static boolean[][] inRow;
    static boolean[][] inColumn;
    static boolean[][] inBox;
    static boolean[][] used;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = 1;
        int n = in.nextInt();
        while (n != 0) {
            reset();
            read(in, n);
            solve(0);
            System.out.println("Puzzle " + number);
            print();
            number++;
            n = in.nextInt();
        }
    }

    static void reset() {
        grid = new int[9][9];
        inRow = new boolean[9][10];
        inColumn = new boolean[9][10];
        inBox = new boolean[9][10];
        used = new boolean[10][10];
    }

    static void read(Scanner in, int n) {
        for (int i = 0; i < n; i++) {
            int u = in.nextInt();
            String atU = in.next();
            int v = in.nextInt();
            String atV = in.next();
            put(row(atU), column(atU), u);
            put(row(atV), column(atV), v);
            used[u][v] = true;
            used[v][u] = true;
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
                line.append(digit).append(' ');
            }
            System.out.println(line.toString().trim());
        }
    }
}
