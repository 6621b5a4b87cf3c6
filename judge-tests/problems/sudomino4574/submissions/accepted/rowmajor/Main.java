// Takes the first empty cell in reading order and tries every unused tile on it, to the right and downward.
// A bit set for each row, column and box holds its used digits; a second one for each digit holds the tiles it lies on.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    private final int[] grid = new int[81];
    private final int[] row = new int[9];
    private final int[] column = new int[9];
    private final int[] box = new int[9];
    private final int[] partners = new int[10];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        int number = 1;
        for (int tiles = in.nextInt(); tiles > 0; tiles = in.nextInt()) {
            Main puzzle = new Main(tiles, in);
            puzzle.fill(0);
            out.append("Puzzle ").append(number++).append('\n').append(puzzle.text());
        }
        System.out.print(out);
    }

    private Main(int tiles, Scanner in) {
        for (int i = 0; i < tiles; i++) {
            int u = in.nextInt();
            put(cell(in.next()), u);
            int v = in.nextInt();
            put(cell(in.next()), v);
            flipTile(u, v);
        }
        for (int digit = 1; digit <= 9; digit++) {
            put(cell(in.next()), digit);
        }
    }

    private static int cell(String location) {
        return (location.charAt(0) - 'A') * 9 + location.charAt(1) - '1';
    }

    /** Lays tiles on all empty cells from this one on; if that cannot be done, leaves them empty. */
    private boolean fill(int from) {
        int cell = from;
        while (cell < 81 && grid[cell] != 0) {
            cell++;
        }
        if (cell == 81) {
            return true;
        }
        boolean right = cell % 9 < 8 && grid[cell + 1] == 0;
        boolean down = cell < 72 && grid[cell + 9] == 0;
        for (int digit = 1; digit <= 9; digit++) {
            if (canPut(cell, digit)) {
                put(cell, digit);
                if (right && lay(cell, digit, cell + 1) || down && lay(cell, digit, cell + 9)) {
                    return true;
                }
                take(cell);
            }
        }
        return false;
    }

    /** Tries every second half of a tile whose first half lies already. */
    private boolean lay(int cell, int digit, int other) {
        for (int second = 1; second <= 9; second++) {
            boolean unused = second != digit && (partners[digit] & 1 << second) == 0;
            if (unused && canPut(other, second)) {
                put(other, second);
                flipTile(digit, second);
                if (fill(cell + 1)) {
                    return true;
                }
                flipTile(digit, second);
                take(other);
            }
        }
        return false;
    }

    private void flipTile(int u, int v) {
        partners[u] ^= 1 << v;
        partners[v] ^= 1 << u;
    }

    private boolean canPut(int cell, int digit) {
        return ((row[cell / 9] | column[cell % 9] | box[cell / 27 * 3 + cell % 9 / 3]) & 1 << digit) == 0;
    }

    private void put(int cell, int digit) {
        grid[cell] = digit;
        flip(cell, digit);
    }

    private void take(int cell) {
        flip(cell, grid[cell]);
        grid[cell] = 0;
    }

    private void flip(int cell, int digit) {
        row[cell / 9] ^= 1 << digit;
        column[cell % 9] ^= 1 << digit;
        box[cell / 27 * 3 + cell % 9 / 3] ^= 1 << digit;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < 9; r++) {
            Arrays.stream(grid, r * 9, r * 9 + 9).forEach(text::append);
            text.append('\n');
        }
        return text.toString();
    }
}
