// A right search with a slow step: after every digit all 27 units of the grid are tested, with a new set of boxed
// numbers for each. Millions of steps take minutes.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
            if (isValid() && solve(k + 1)) {
                return true;
            }
            grid[r][c] = 0;
        }
        return false;
    }

    static boolean isValid() {
        boolean valid = true;
        for (int i = 0; i < 9; i++) {
            List<Integer> row = new ArrayList<>();
            List<Integer> column = new ArrayList<>();
            List<Integer> box = new ArrayList<>();
            for (int j = 0; j < 9; j++) {
                row.add(grid[i][j]);
                column.add(grid[j][i]);
                box.add(grid[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            valid &= allDifferent(row) && allDifferent(column) && allDifferent(box);
        }
        return valid;
    }

    static boolean allDifferent(List<Integer> digits) {
        List<Integer> filled = new ArrayList<>(digits);
        filled.removeAll(Set.of(0));
        return new HashSet<>(filled).size() == filled.size();
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
