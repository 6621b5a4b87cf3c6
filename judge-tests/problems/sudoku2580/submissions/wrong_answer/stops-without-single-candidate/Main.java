// Fills only blanks with a single candidate, and stops when a round fills none. It never guesses, so blanks are
// left on every grid that needs a choice.
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];

    public static void main(String[] args) {
        read();
        fillSingles();
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

    static void fillSingles() {
        boolean progress = true;
        while (progress) {
            progress = false;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (grid[r][c] == 0 && fillIfSingle(r, c)) {
                        progress = true;
                    }
                }
            }
        }
    }

    static boolean fillIfSingle(int r, int c) {
        int count = 0;
        int only = 0;
        for (int d = 1; d <= 9; d++) {
            if (canPlace(r, c, d)) {
                count++;
                only = d;
            }
        }
        if (count == 1) {
            grid[r][c] = only;
        }
        return count == 1;
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
        StringBuilder out = new StringBuilder();
        for (int[] row : grid) {
            for (int c = 0; c < 9; c++) {
                out.append(row[c]).append(c < 8 ? " " : "\n");
            }
        }
        System.out.print(out);
    }
}
