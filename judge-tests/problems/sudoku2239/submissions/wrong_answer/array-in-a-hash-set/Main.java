// Keeps the places of the clues as int arrays in a hash set. Arrays are equal only to themselves, so contains()
// never finds one: every clue is taken for a blank and overwritten.
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static int[][] grid = new int[9][9];
    static Set<int[]> clues = new HashSet<>();

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
                    clues.add(new int[] {r, c});
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
        if (clues.contains(new int[] {r, c})) {
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
            if (grid[r][i] == d || grid[i][c] == d) {
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
        for (int[] row : grid) {
            StringBuilder line = new StringBuilder();
            for (int digit : row) {
                line.append(digit);
            }
            System.out.println(line);
        }
    }
}
