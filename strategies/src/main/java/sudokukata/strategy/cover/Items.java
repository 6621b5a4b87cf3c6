package sudokukata.strategy.cover;

import java.util.Arrays;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/**
 * What is to be covered, by number: from 0 the cells, from 81 the digits of the rows, from 162 those of the columns, from
 * 243 those of the boxes, from 324 the dominoes. Those that the clues cover are closed from the start.
 */
final class Items {
    /** How many items a sudoku has. */
    static final int OF_SUDOKU = 324;

    /** How many items a Sudominoku has. */
    static final int OF_SUDOMINO = OF_SUDOKU + 36;

    private final boolean[] open;

    /** All items but those that the clues cover. */
    Items(int count, Grid clues) {
        open = new boolean[count];
        Arrays.fill(open, true);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int digit = clues.digit(cell);
            if (digit != 0) {
                close(cell);
                close(inRow(cell, digit));
                close(inColumn(cell, digit));
                close(inBox(cell, digit));
            }
        }
    }

    void close(int item) {
        open[item] = false;
    }

    boolean isOpen(int item) {
        return open[item];
    }

    boolean[] open() {
        return open;
    }

    /** The digits that the three units of a cell still lack, digit d as bit d-1. */
    int candidates(int cell) {
        int candidates = 0;
        for (int digit = 1; digit <= 9; digit++) {
            if (open[inRow(cell, digit)] && open[inColumn(cell, digit)] && open[inBox(cell, digit)]) {
                candidates |= 1 << digit - 1;
            }
        }
        return candidates;
    }

    static int inRow(int cell, int digit) {
        return 81 + 9 * Cells.row(cell) + digit - 1;
    }

    static int inColumn(int cell, int digit) {
        return 162 + 9 * Cells.column(cell) + digit - 1;
    }

    static int inBox(int cell, int digit) {
        return 243 + 9 * Cells.box(cell) + digit - 1;
    }

    /** The domino of two digits, whichever way round. */
    static int domino(int digit, int otherDigit) {
        int low = Math.min(digit, otherDigit);
        int high = Math.max(digit, otherDigit);
        return OF_SUDOKU + (high - 1) * (high - 2) / 2 + low - 1;
    }

    /** The digit of an item that is a digit in a unit. */
    static int digit(int item) {
        return item % 9 + 1;
    }
}
