// The candidates of all blanks are computed once, from the clues. Every combination of them is tried, and the
// rules are tested only when the grid is full: billions of combinations where a test at each digit would cut most
// of them.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];
    static List<int[]> blanks = new ArrayList<>();
    static List<List<Integer>> candidates = new ArrayList<>();

    public static void main(String[] args) {
        read();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0) {
                    blanks.add(new int[] {r, c});
                    candidates.add(candidatesOf(r, c));
                }
            }
        }
        combine(0);
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

    static List<Integer> candidatesOf(int r, int c) {
        List<Integer> list = new ArrayList<>();
        for (int d = 1; d <= 9; d++) {
            boolean seen = false;
            for (int i = 0; i < 9; i++) {
                seen |= grid[r][i] == d || grid[i][c] == d;
                seen |= grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d;
            }
            if (!seen) {
                list.add(d);
            }
        }
        return list;
    }

    static boolean combine(int k) {
        if (k == blanks.size()) {
            return isRight();
        }
        int[] cell = blanks.get(k);
        for (int d : candidates.get(k)) {
            grid[cell[0]][cell[1]] = d;
            if (combine(k + 1)) {
                return true;
            }
        }
        return false;
    }

    static boolean isRight() {
        for (int i = 0; i < 9; i++) {
            int row = 0;
            int column = 0;
            int box = 0;
            for (int j = 0; j < 9; j++) {
                row |= 1 << grid[i][j];
                column |= 1 << grid[j][i];
                box |= 1 << grid[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
            }
            if (row != 1022 || column != 1022 || box != 1022) {
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
