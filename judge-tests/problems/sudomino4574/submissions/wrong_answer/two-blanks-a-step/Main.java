// Lists the empty cells before the search and goes on two entries after each tile. If the tile lies upright, the
// next two entries are not the cells that are still empty: some are skipped.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int[][] grid;
    static boolean[][] inRow;
    static boolean[][] inColumn;
    static boolean[][] inBox;
    static boolean[][] used;
    static List<int[]> blanks;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = 1;
        int n = in.nextInt();
        while (n != 0) {
            reset();
            read(in, n);
            listBlanks();
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
        blanks = new ArrayList<>();
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
        if (k >= blanks.size()) {
            return true;
        }
        int r = blanks.get(k)[0];
        int c = blanks.get(k)[1];
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

    /** Lays u on the k-th blank and v on the cell r2, c2 beside it, and goes on from there. */
    static boolean lay(int k, int u, int r2, int c2, int v) {
        int r = blanks.get(k)[0];
        int c = blanks.get(k)[1];
        if (r2 > 8 || c2 > 8 || grid[r2][c2] != 0 || !isFree(r, c, u)) {
            return false;
        }
        put(r, c, u);
        if (isFree(r2, c2, v)) {
            put(r2, c2, v);
            used[u][v] = true;
            used[v][u] = true;
            if (solve(k + 2)) {
                return true;
            }
            used[u][v] = false;
            used[v][u] = false;
            take(r2, c2);
        }
        take(r, c);
        return false;
    }

    static void listBlanks() {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0) {
                    blanks.add(new int[] {r, c});
                }
            }
        }
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
