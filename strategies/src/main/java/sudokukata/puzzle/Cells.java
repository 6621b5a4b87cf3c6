package sudokukata.puzzle;

/** Arithmetic of the board: cells are 0..80 in reading order, rows, columns and boxes 0..8. */
public final class Cells {
    /** How many cells the board has. */
    public static final int COUNT = 81;

    private Cells() {}

    /** The cell in a row and a column, both 0..8. */
    public static int at(int row, int column) {
        return row * 9 + column;
    }

    /** The row of a cell, 0..8 from the top. */
    public static int row(int cell) {
        return cell / 9;
    }

    /** The column of a cell, 0..8 from the left. */
    public static int column(int cell) {
        return cell % 9;
    }

    /** The box of a cell, 0..8 in reading order. */
    public static int box(int cell) {
        return row(cell) / 3 * 3 + column(cell) / 3;
    }

    /** Whether two different cells share a row, a column or a box. */
    public static boolean arePeers(int a, int b) {
        return a != b && (row(a) == row(b) || column(a) == column(b) || box(a) == box(b));
    }

    /** Whether two cells share an edge; column 9 is not next to the following row's column 1. */
    public static boolean areAdjacent(int a, int b) {
        return Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b)) == 1;
    }

    /** The name of a cell, r1c1..r9c9. */
    public static String name(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** The name of a cell as problem 4574 writes it: row letter and column digit, A1..I9. */
    public static String location(int cell) {
        return "" + (char) ('A' + row(cell)) + (column(cell) + 1);
    }

    /** Refuses a number that is no cell.
     *
     * @return the cell
     * @throws IllegalArgumentException if it is outside 0..80
     */
    static int requireCell(int cell) {
        if (cell < 0 || cell >= COUNT) {
            throw new IllegalArgumentException("a cell is 0..80, not " + cell);
        }
        return cell;
    }

    /** Refuses a number that is no digit.
     *
     * @return the digit
     * @throws IllegalArgumentException if it is outside 1..9
     */
    static int requireDigit(int digit) {
        if (digit < 1 || digit > 9) {
            throw new IllegalArgumentException("a digit is 1..9, not " + digit);
        }
        return digit;
    }
}
