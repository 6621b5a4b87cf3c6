package sudokukata.puzzle;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A row, a column or a box, 0..8: rows from the top, columns from the left, boxes in reading order. */
public record Unit(Rule rule, int index) {
    private static final List<Unit> ALL = Stream.of(Rule.ROW, Rule.COLUMN, Rule.BOX)
            .flatMap(rule -> IntStream.range(0, 9).mapToObj(index -> new Unit(rule, index)))
            .toList();

    /** The 27 units: rows, then columns, then boxes. */
    public static List<Unit> all() {
        return ALL;
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
        return rule.name().toLowerCase(java.util.Locale.ROOT) + " " + (index + 1);
    }
}
