package sudokukata.puzzle;

import java.util.List;
import java.util.Optional;

/** A spot of a grid without a clash where nothing fits. */
public sealed interface DeadEnd extends Contradiction {

    /**
     * A blank cell whose peers hold all nine digits.
     *
     * @param cell 0..80
     */
    record NoCandidate(int cell) implements DeadEnd {
        @Override
        public List<Integer> cells() {
            return List.of(cell);
        }

        @Override
        public Optional<Unit> where() {
            return Optional.empty();
        }
    }

    /**
     * A unit in which no cell can take some digit.
     *
     * @param unit the unit
     * @param digit 1..9
     */
    record NoPlace(Unit unit, int digit) implements DeadEnd {
        @Override
        public List<Integer> cells() {
            return List.of();
        }

        @Override
        public Optional<Unit> where() {
            return Optional.of(unit);
        }
    }

    /** The first dead end of a grid without a clash: cells first, then units; empty if none shows. */
    static Optional<DeadEnd> in(Grid grid) {
        return noCandidate(grid).or(() -> noPlace(grid));
    }

    private static Optional<DeadEnd> noCandidate(Grid grid) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (grid.isBlank(cell) && grid.candidates(cell) == 0) {
                return Optional.of(new NoCandidate(cell));
            }
        }
        return Optional.empty();
    }

    private static Optional<DeadEnd> noPlace(Grid grid) {
        for (Unit unit : Unit.all()) {
            int placeable = 0;
            for (int position = 0; position < 9; position++) {
                int cell = unit.cell(position);
                placeable |= grid.isBlank(cell) ? grid.candidates(cell) : 1 << grid.digit(cell) - 1;
            }
            if (placeable != 0b111_111_111) {
                return Optional.of(new NoPlace(unit, Integer.numberOfTrailingZeros(~placeable) + 1));
            }
        }
        return Optional.empty();
    }
}
