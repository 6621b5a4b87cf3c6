package sudokukata.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A row, a column or a box.
 *
 * @param type which of them
 * @param index 0..8, rows from the top, columns from the left, boxes in reading order
 */
public record Unit(Type type, int index) {
    private static final List<Unit> ALL = listAll();

    /** The types of unit. */
    public enum Type {
        ROW(Rule.ROW),
        COLUMN(Rule.COLUMN),
        BOX(Rule.BOX);

        private final Rule rule;

        Type(Rule rule) {
            this.rule = rule;
        }

        /** The rule that such a unit stands under. */
        public Rule rule() {
            return rule;
        }

        /** The nine units of this type. */
        public List<Unit> units() {
            return ALL.subList(9 * ordinal(), 9 * ordinal() + 9);
        }
    }

    public Unit {
        if (index < 0 || index > 8) {
            throw new IllegalArgumentException("a unit has an index 0..8, not " + index);
        }
    }

    /** The 27 units: rows, then columns, then boxes. */
    public static List<Unit> all() {
        return ALL;
    }

    /** The three units of a cell 0..80: its row, its column, its box. */
    public static List<Unit> of(int cell) {
        return List.of(
                new Unit(Type.ROW, Cells.row(cell)),
                new Unit(Type.COLUMN, Cells.column(cell)),
                new Unit(Type.BOX, Cells.box(cell)));
    }

    private static List<Unit> listAll() {
        List<Unit> units = new ArrayList<>();
        for (Type type : Type.values()) {
            IntStream.range(0, 9).forEach(index -> units.add(new Unit(type, index)));
        }
        return List.copyOf(units);
    }

    /** The rule that the unit stands under. */
    public Rule rule() {
        return type.rule();
    }

    /** The cell at a position 0..8 inside the unit, in reading order. */
    public int cell(int position) {
        return switch (type) {
            case ROW -> Cells.at(index, position);
            case COLUMN -> Cells.at(position, index);
            case BOX -> Cells.at(index / 3 * 3 + position / 3, index % 3 * 3 + position % 3);
        };
    }

    /** The unit's nine cells in reading order. */
    public List<Integer> cells() {
        return IntStream.range(0, 9).map(this::cell).boxed().toList();
    }

    /** The unit's name as a person counts: {@code row 1}, {@code column 9}, {@code box 5}. */
    @Override
    public String toString() {
        String name = switch (type) {
            case ROW -> "row ";
            case COLUMN -> "column ";
            case BOX -> "box ";
        };
        return name + (index + 1);
    }
}
