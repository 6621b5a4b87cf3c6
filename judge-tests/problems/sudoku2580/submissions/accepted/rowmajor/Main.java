// Fills the blanks in reading order, digits upward, so the first grid that is found is the first in order.
// A bit set for each row, column and box holds the digits that are still free there.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static final int ALL = 0b1111111110;

    private final int[] grid = new int[81];
    private final int[] freeInRow = new int[9];
    private final int[] freeInColumn = new int[9];
    private final int[] freeInBox = new int[9];
    private final List<Integer> blanks = new ArrayList<>();

    public static void main(String[] args) {
        Main sudoku = new Main(new Scanner(System.in));
        sudoku.fill(0);
        System.out.print(sudoku.text());
    }

    private Main(Scanner in) {
        for (int unit = 0; unit < 9; unit++) {
            freeInRow[unit] = freeInColumn[unit] = freeInBox[unit] = ALL;
        }
        for (int cell = 0; cell < 81; cell++) {
            enter(cell, in.nextInt());
        }
    }

    private void enter(int cell, int digit) {
        if (digit == 0) {
            blanks.add(cell);
        } else {
            grid[cell] = digit;
            flip(cell, 1 << digit);
        }
    }

    /** Fills the k-th blank and all later ones; if that cannot be done, leaves them blank. */
    private boolean fill(int k) {
        if (k == blanks.size()) {
            return true;
        }
        int cell = blanks.get(k);
        int candidates = freeInRow[row(cell)] & freeInColumn[column(cell)] & freeInBox[box(cell)];
        for (; candidates != 0; candidates &= candidates - 1) {
            int bit = Integer.lowestOneBit(candidates);
            grid[cell] = Integer.numberOfTrailingZeros(bit);
            flip(cell, bit);
            if (fill(k + 1)) {
                return true;
            }
            flip(cell, bit);
        }
        grid[cell] = 0;
        return false;
    }

    /** Takes a digit from the three units of a cell, or gives it back. */
    private void flip(int cell, int bit) {
        freeInRow[row(cell)] ^= bit;
        freeInColumn[column(cell)] ^= bit;
        freeInBox[box(cell)] ^= bit;
    }

    private static int row(int cell) {
        return cell / 9;
    }

    private static int column(int cell) {
        return cell % 9;
    }

    private static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            text.append(grid[cell]).append(cell % 9 == 8 ? "\n" : " ");
        }
        return text.toString();
    }
}
