// Each call may fill ANY blank that is not visited yet, not just the next one. After a dead end the same digits
// are tried again in every order of the blanks, so the work grows like a factorial.
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];
    static boolean[][] inRow = new boolean[9][10];
    static boolean[][] inColumn = new boolean[9][10];
    static boolean[][] inBox = new boolean[9][10];
    static boolean[][] visited = new boolean[9][9];
    static int blanks = 0;

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
                if (grid[r][c] == 0) {
                    blanks++;
                } else {
                    visited[r][c] = true;
                    mark(r, c, grid[r][c], true);
                }
            }
        }
    }

    static boolean solve(int filled) {
        if (filled == blanks) {
            return true;
        }
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (visited[r][c]) {
                    continue;
                }
                visited[r][c] = true;
                for (int d = 1; d <= 9; d++) {
                    if (isFree(r, c, d)) {
                        grid[r][c] = d;
                        mark(r, c, d, true);
                        if (solve(filled + 1)) {
                            return true;
                        }
                        mark(r, c, d, false);
                    }
                }
                grid[r][c] = 0;
                visited[r][c] = false;
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
