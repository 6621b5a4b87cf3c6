package sudokukata.judge.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Rule;
import sudokukata.puzzle.Unit;

/**
 * Checks one grid by the rules of the game, in the order in which a learner would look: clues, blanks, units, tiles.
 */
final class GridRules {

    private GridRules() {}

    /** The first broken rule; empty if the grid is right. */
    static Optional<Fault> check(Puzzle puzzle, Grid grid) {
        return clueChanged(puzzle, grid)
                .or(() -> blankLeft(puzzle, grid))
                .or(() -> digitTwice(puzzle, grid))
                .or(() -> noTiling(puzzle, grid));
    }

    private static Optional<Fault> clueChanged(Puzzle puzzle, Grid grid) {
        Grid clues = puzzle.clues();
        return firstCell(cell -> !clues.isBlank(cell) && clues.digit(cell) != grid.digit(cell))
                .map(cell -> {
                    boolean single = puzzle.match(
                            sudoku -> false, sudomino -> sudomino.singles().contains(cell));
                    String now = grid.isBlank(cell) ? "left blank" : Integer.toString(grid.digit(cell));
                    String reason =
                            name(puzzle, cell) + " is given as " + clues.digit(cell) + ", in the answer it is " + now;
                    return Fault.of(
                            single ? Rule.SINGLE : Rule.CLUE,
                            reason + rowBlank(cell, grid) + mirrored(clues, grid),
                            MarkedGrid.of(puzzle, grid, Set.of(cell)));
                });
    }

    private static String rowBlank(int cell, Grid grid) {
        int row = Cells.row(cell);
        boolean blank = IntStream.range(0, 9).allMatch(column -> grid.isBlank(Cells.at(row, column)));
        return blank ? "; so is all of row " + (row + 1) + ": is it read at all?" : "";
    }

    /** A transposed grid is still a valid sudoku: the clues alone tell. */
    private static String mirrored(Grid clues, Grid grid) {
        boolean fits = IntStream.range(0, Cells.COUNT)
                .filter(cell -> !clues.isBlank(cell))
                .allMatch(cell -> grid.digit(Cells.at(Cells.column(cell), Cells.row(cell))) == clues.digit(cell));
        return fits ? "; with rows and columns exchanged every clue is right" : "";
    }

    private static Optional<Fault> blankLeft(Puzzle puzzle, Grid grid) {
        return firstCell(grid::isBlank).map(cell -> {
            String others = grid.blanks() == 1 ? "" : ", and " + (grid.blanks() - 1) + " more cells are blank";
            String reason = name(puzzle, cell) + " is left blank (0)" + others;
            return new Fault(Demand.FILLED, reason, Optional.of(MarkedGrid.of(puzzle, grid, Set.of(cell))));
        });
    }

    private static Optional<Fault> digitTwice(Puzzle puzzle, Grid grid) {
        return Clash.in(grid).map(clash -> {
            String reason = clash.unit() + " has " + clash.digit() + " twice, at " + named(puzzle, clash.first())
                    + " and " + named(puzzle, clash.second()) + others(clash, grid) + onlyWithClues(puzzle, grid);
            return Fault.of(
                    clash.unit().rule(), reason, MarkedGrid.of(puzzle, grid, Set.of(clash.first(), clash.second())));
        });
    }

    private static String named(Puzzle puzzle, int cell) {
        return name(puzzle, cell) + (puzzle.clues().isBlank(cell) ? "" : " (a clue)");
    }

    /** Says how the other kinds of unit fare, for that tells which test a solver lacks. */
    private static String others(Clash clash, Grid grid) {
        Map<Boolean, List<String>> types = Stream.of(Unit.Type.values())
                .filter(type -> type != clash.unit().type())
                .collect(Collectors.partitioningBy(
                        type -> unitsRight(type, grid), Collectors.mapping(GridRules::plural, Collectors.toList())));
        String right = types.get(true).isEmpty() ? "" : "; all " + String.join(" and ", types.get(true)) + " are right";
        return types.get(false).isEmpty()
                ? right
                : "; " + String.join(" and ", types.get(false)) + " are broken too" + right;
    }

    /** Fills that fit each other, but not the clues, come from marks that the clues never made. */
    private static String onlyWithClues(Puzzle puzzle, Grid grid) {
        Grid clues = puzzle.clues();
        boolean fillsFit = IntStream.range(0, Cells.COUNT)
                .filter(clues::isBlank)
                .noneMatch(fill -> IntStream.range(0, Cells.COUNT)
                        .anyMatch(other -> Cells.arePeers(fill, other)
                                && clues.isBlank(other)
                                && grid.digit(other) == grid.digit(fill)));
        boolean everyType = Stream.of(Unit.Type.values()).noneMatch(type -> unitsRight(type, grid));
        return fillsFit && everyType ? ": does the check see the clues?" : "";
    }

    private static String plural(Unit.Type type) {
        return switch (type) {
            case ROW -> "rows";
            case COLUMN -> "columns";
            case BOX -> "boxes";
        };
    }

    private static boolean unitsRight(Unit.Type type, Grid grid) {
        return type.units().stream().allMatch(unit -> Clash.in(grid, unit).isEmpty());
    }

    private static Optional<Fault> noTiling(Puzzle puzzle, Grid grid) {
        boolean laid = puzzle.match(sudoku -> true, sudomino -> Tiler.canLay(sudomino, grid));
        return laid
                ? Optional.empty()
                : Optional.of(Fault.of(
                        Rule.TILE,
                        "a right sudoku, but the 36 dominoes cannot be laid on it so that each is used once",
                        MarkedGrid.of(puzzle, grid, Set.of())));
    }

    private static Optional<Integer> firstCell(IntPredicate wrong) {
        return IntStream.range(0, Cells.COUNT).filter(wrong).boxed().findFirst();
    }

    private static String name(Puzzle puzzle, int cell) {
        return puzzle.kind().cellName(cell);
    }
}
