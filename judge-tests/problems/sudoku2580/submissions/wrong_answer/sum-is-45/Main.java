// Tests that every unit has the sum 45 instead of testing that its nine digits differ. Many sets of digits have
// this sum, so a filling with a digit twice is taken if it comes first.
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
            grid[r][c] = d;
            if (sumsFit(r, c) && solve(k + 1)) {
                return true;
            }
            grid[r][c] = 0;
        }
        return false;
    }

    static boolean sumsFit(int r, int c) {
        int top = r / 3 * 3;
        int left = c / 3 * 3;
        int[] row = new int[9];
        int[] column = new int[9];
        int[] box = new int[9];
        for (int i = 0; i < 9; i++) {
            row[i] = grid[r][i];
            column[i] = grid[i][c];
            box[i] = grid[top + i / 3][left + i % 3];
        }
        return fits(row) && fits(column) && fits(box);
    }

    /** A complete unit must have the sum 45, an incomplete one must stay below. */
    static boolean fits(int[] unit) {
        int sum = 0;
        int blanks = 0;
        for (int digit : unit) {
            sum += digit;
            if (digit == 0) {
                blanks++;
            }
        }
        return blanks == 0 ? sum == 45 : sum + blanks <= 45;
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
