package sudokukata.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A row, a column or a box.
 *
 * @param rule the rule that the unit stands under: ROW, COLUMN or BOX
 * @param index 0..8, rows from the top, columns from the left, boxes in reading order
 */
public record Unit(Rule rule, int index) {
    private static final List<Unit> ALL = listAll();

    public Unit {
        if (rule.number() > Rule.BOX.number() || index < 0 || index > 8) {
            throw new IllegalArgumentException("a unit is a row, a column or a box 0..8, not " + rule + ", " + index);
        }
    }

    /** The 27 units: rows, then columns, then boxes. */
    public static List<Unit> all() {
        return ALL;
    }

    private static List<Unit> listAll() {
        List<Unit> units = new ArrayList<>();
        for (Rule rule : List.of(Rule.ROW, Rule.COLUMN, Rule.BOX)) {
            IntStream.range(0, 9).forEach(index -> units.add(new Unit(rule, index)));
        }
        return List.copyOf(units);
    }

    /** The cell at a position 0..8 inside the unit, in reading order. */
    public int cell(int position) {
        return switch (rule) {
            case ROW -> Cells.at(index, position);
            case COLUMN -> Cells.at(position, index);
            default -> Cells.at(index / 3 * 3 + position / 3, index % 3 * 3 + position % 3);
        };
    }

    /** The unit's nine cells in reading order. */
    public List<Integer> cells() {
        return IntStream.range(0, 9).map(this::cell).boxed().toList();
    }

    /** The unit's name as a person counts: {@code row 1}, {@code column 9}, {@code box 5}. */
    @Override
    public String toString() {
        return switch (rule) {
                    case ROW -> "row ";
                    case COLUMN -> "column ";
                    default -> "box ";
                }
                + (index + 1);
    }
}
