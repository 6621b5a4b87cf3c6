// One set of seen digits serves the row, the column and the box, and it is not cleared between them. After the row
// it holds so many digits that the count for the column and the box always seems right.
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

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
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                grid[r][c] = line.charAt(c) - '0';
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
            if (noDigitTwice(r, c) && solve(k + 1)) {
                return true;
            }
            grid[r][c] = 0;
        }
        return false;
    }

    static boolean noDigitTwice(int r, int c) {
        Set<Integer> seen = new HashSet<>();
        for (int unit = 0; unit < 3; unit++) {
            int filled = 0;
            for (int i = 0; i < 9; i++) {
                int digit = unit == 0
                        ? grid[r][i]
                        : unit == 1 ? grid[i][c] : grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
                if (digit != 0) {
                    filled++;
                    seen.add(digit);
                }
            }
            if (seen.size() < filled) {
                return false;
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
