// Fills only blanks with a single candidate, again and again, until no blank is left. It never guesses: on a grid
// where every blank has two candidates or more nothing changes any more, and the loop never ends.
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
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                grid[r][c] = line.charAt(c) - '0';
            }
        }
    }

    static void fillSingles() {
        while (blanksLeft()) {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (grid[r][c] == 0) {
                        fillIfSingle(r, c);
                    }
                }
            }
        }
    }

    static boolean blanksLeft() {
        for (int[] row : grid) {
            for (int digit : row) {
                if (digit == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    static void fillIfSingle(int r, int c) {
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
