package sudokukata.puzzle;

import java.util.Optional;

/**
 * A spot that shows at a glance that a grid cannot be completed: a blank cell whose peers hold all nine digits, or a
 * unit in which no cell can take some digit. A grid without one may still have no solution.
 *
 * @param text what is seen, such as {@code r1c1 has no candidate: its peers hold all nine digits}
 */
public record DeadEnd(String text) {

    /** The first dead end of a grid without a clash: cells first, then units; empty if none shows. */
    public static Optional<DeadEnd> in(Grid grid) {
        return deadCell(grid).or(() -> deadUnit(grid));
    }

    /** Why a puzzle has no solution, if it shows at a glance: its clues clash, or leave a dead end. */
    public static Optional<String> whyUnsolvable(Puzzle puzzle) {
        return puzzle.clash().map(Clash::toString).or(() -> in(puzzle.clues()).map(DeadEnd::text));
    }

    private static Optional<DeadEnd> deadCell(Grid grid) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (grid.isBlank(cell) && grid.candidates(cell) == 0) {
                return Optional.of(new DeadEnd(Cells.name(cell) + " has no candidate: its peers hold all nine digits"));
            }
        }
        return Optional.empty();
    }

    private static Optional<DeadEnd> deadUnit(Grid grid) {
        for (Unit unit : Unit.all()) {
            int places = 0;
            for (int position = 0; position < 9; position++) {
                int cell = unit.cell(position);
                places |= grid.isBlank(cell) ? grid.candidates(cell) : 1 << grid.digit(cell) - 1;
            }
            if (places != 0b111_111_111) {
                int digit = Integer.numberOfTrailingZeros(~places) + 1;
                return Optional.of(new DeadEnd(unit + " has no place for " + digit));
            }
        }
        return Optional.empty();
    }
}
