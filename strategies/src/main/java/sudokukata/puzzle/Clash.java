package sudokukata.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * The same digit twice in one unit: no grid can be right with it, so nothing needs to be searched.
 *
 * @param unit the unit that holds the digit twice
 * @param digit the digit, 1..9
 * @param first the first of the two cells in reading order
 * @param second the other one
 */
public record Clash(Unit unit, int digit, int first, int second) implements Contradiction {

    /** The first clash of a grid in the order rows, columns, boxes; empty if its digits obey rules 1 to 3 so far. */
    public static Optional<Clash> in(Grid grid) {
        if (!exists(grid)) {
            return Optional.empty();
        }
        return Unit.all().stream().flatMap(unit -> in(grid, unit).stream()).findFirst();
    }

    /** The first clash inside one unit; empty if it has none. */
    public static Optional<Clash> in(Grid grid, Unit unit) {
        int[] cellOf = new int[10];
        for (int position = 0; position < 9; position++) {
            int cell = unit.cell(position);
            int digit = grid.digit(cell);
            if (digit == 0) {
                continue;
            }
            if (cellOf[digit] > 0) {
                return Optional.of(new Clash(unit, digit, cellOf[digit] - 1, cell));
            }
            cellOf[digit] = cell + 1;
        }
        return Optional.empty();
    }

    /** A yes or no by masks: every run asks it, and almost every answer is no. */
    private static boolean exists(Grid grid) {
        int[] used = new int[27];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int bit = 1 << grid.digit(cell) >> 1;
            int row = Cells.row(cell);
            int column = 9 + Cells.column(cell);
            int box = 18 + Cells.box(cell);
            if (((used[row] | used[column] | used[box]) & bit) != 0) {
                return true;
            }
            used[row] |= bit;
            used[column] |= bit;
            used[box] |= bit;
        }
        return false;
    }

    @Override
    public List<Integer> cells() {
        return List.of(first, second);
    }

    @Override
    public Optional<Unit> where() {
        return Optional.of(unit);
    }
}
