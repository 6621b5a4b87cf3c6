package sudokukata.judge.verdict;

import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Rule;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tiling;
import sudokukata.puzzle.Unit;

/** Checks one grid by the rules of the game, in the order in which a learner would look: clues, blanks, units, tiles. */
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
                    boolean single = puzzle instanceof Sudomino sudomino
                            && sudomino.singles().contains(cell);
                    String now = grid.isBlank(cell) ? "left blank" : Integer.toString(grid.digit(cell));
                    String reason =
                            name(puzzle, cell) + " is given as " + clues.digit(cell) + ", in the answer it is " + now;
                    return Fault.of(
                            single ? Rule.SINGLE : Rule.CLUE,
                            reason + mirrored(clues, grid),
                            marked(puzzle, grid, Set.of(cell)));
                });
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
            return new Fault(Demand.FILLED, reason, Optional.of(marked(puzzle, grid, Set.of(cell))));
        });
    }

    private static Optional<Fault> digitTwice(Puzzle puzzle, Grid grid) {
        return Clash.in(grid).map(clash -> {
            String reason = clash.unit() + " has " + clash.digit() + " twice, at " + name(puzzle, clash.first())
                    + " and " + name(puzzle, clash.second()) + alsoRight(clash, grid);
            return Fault.of(clash.unit().rule(), reason, marked(puzzle, grid, Set.of(clash.first(), clash.second())));
        });
    }

    /** Says which kinds of unit are all right, for that tells which test a solver lacks. */
    private static String alsoRight(Clash clash, Grid grid) {
        if (clash.unit().rule() == Rule.ROW) {
            boolean columnsRight = unitsRight(Rule.COLUMN, grid);
            return columnsRight && unitsRight(Rule.BOX, grid) ? "; all columns and boxes are right" : "";
        }
        if (clash.unit().rule() == Rule.COLUMN) {
            return unitsRight(Rule.BOX, grid) ? "; all rows and boxes are right" : "; all rows are right";
        }
        return "; all rows and columns are right";
    }

    private static boolean unitsRight(Rule rule, Grid grid) {
        return Unit.all().stream()
                .filter(unit -> unit.rule() == rule)
                .allMatch(unit -> Clash.in(grid, unit).isEmpty());
    }

    private static Optional<Fault> noTiling(Puzzle puzzle, Grid grid) {
        if (puzzle instanceof Sudomino sudomino && !Tiler.canLay(sudomino, grid)) {
            return Optional.of(Fault.of(
                    Rule.TILE,
                    "a right sudoku, but the 36 dominoes cannot be laid on it so that each is used once",
                    marked(puzzle, grid, Set.of())));
        }
        return Optional.empty();
    }

    /** Checks the tiling that came with a right grid. */
    static Optional<Fault> checkTiling(Sudomino puzzle, Grid grid, Tiling tiling) {
        return new TilingRules(puzzle, grid, tiling).check();
    }

    private static Optional<Integer> firstCell(IntPredicate wrong) {
        return IntStream.range(0, Cells.COUNT).filter(wrong).boxed().findFirst();
    }

    /** A cell's name in the problem's own way: B2 for a Sudominoku, r2c2 for a sudoku. */
    static String name(Puzzle puzzle, int cell) {
        return puzzle instanceof Sudomino ? Cells.location(cell) : Cells.name(cell);
    }

    static MarkedGrid marked(Puzzle puzzle, Grid grid, Set<Integer> broken) {
        return new MarkedGrid(puzzle.clues(), grid, broken);
    }
}
