package sudokukata.judge.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudokukata.judge.format.FormatError;
import sudokukata.judge.format.Output;
import sudokukata.judge.problem.CaseInput;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;

/** Decides whether an output answers an input, and says why not. */
public final class Checker {
    private final CaseInput asked;

    /** A checker of answers to an input. */
    public Checker(CaseInput asked) {
        this.asked = asked;
    }

    /** Checks an output as text; empty if it is accepted. */
    public Optional<Fault> check(String text) {
        if (text.isBlank()) {
            return Optional.of(new Fault(
                    Demand.ANSWERED,
                    "nothing was printed",
                    asked.puzzles().stream().findFirst().map(puzzle -> MarkedGrid.ofClues(puzzle.clues()))));
        }
        Output output = asked.problem().format().readOutput(text);
        List<Grid> grids = output.grids();
        int common = Math.min(grids.size(), asked.size());
        Optional<Fault> wrongGrid = IntStream.range(0, common)
                .mapToObj(k -> checkGrid(k, grids.get(k)))
                .flatMap(Optional::stream)
                .findFirst();
        return wrongGrid
                .or(() -> output.fault().map(fault -> layout(fault, grids.size())))
                .or(() -> tooMany(grids))
                .or(() -> tooFew(grids.size()));
    }

    /** Checks a solution to the k-th puzzle, from 0: its grid, and for a Sudominoku its tiling. */
    public Optional<Fault> check(int k, Solution solution) {
        Optional<Fault> wrongTiling = SolutionRules.checkTiling(asked.puzzles().get(k), solution);
        Optional<Fault> wrongGrid = checkGrid(k, solution.grid()).map(fault -> halves(k, solution, fault));
        // The tiling that was laid says more than that no tiling can be laid on the grid.
        return wrongGrid
                .filter(fault -> fault.demand() != Demand.TILE || wrongTiling.isEmpty())
                .or(() -> wrongTiling.map(fault -> fault.prefixed(asked.name(k))));
    }

    /** Says of the cells that clash which half of its tile stands there: one of the two may not have been checked. */
    private Fault halves(int k, Solution solution, Fault fault) {
        Set<Demand> units = EnumSet.of(Demand.ROW, Demand.COLUMN, Demand.BOX);
        if (solution.tiling().isEmpty() || !units.contains(fault.demand())) {
            return fault;
        }
        Puzzle puzzle = asked.puzzles().get(k);
        return fault.followedBy(fault.grid().stream()
                .flatMap(grid -> grid.broken().stream().sorted())
                .filter(cell -> puzzle.clues().isBlank(cell))
                .map(cell -> half(cell, solution.tiling().get().partner(cell)))
                .collect(Collectors.joining()));
    }

    private static String half(int cell, int partner) {
        return "; " + Cells.location(cell) + " is the "
                + (partner > cell ? "first half of a tile" : "second half of the tile at " + Cells.location(partner));
    }

    private Optional<Fault> checkGrid(int k, Grid grid) {
        Puzzle puzzle = asked.puzzles().get(k);
        return GridRules.check(puzzle, grid)
                .or(() -> differs(puzzle, asked.answers().get(k), grid))
                .map(fault -> fault.prefixed(asked.name(k)));
    }

    /** A right grid may still not be the one that is wanted. */
    private Optional<Fault> differs(Puzzle puzzle, Grid answer, Grid grid) {
        if (grid.equals(answer)) {
            return Optional.empty();
        }
        return switch (asked.problem().answers()) {
            case ANY -> Optional.empty();
            case FIRST_IN_ORDER ->
                Optional.of(difference(
                        Demand.ORDER,
                        "a right grid, but not the first in order",
                        "the first solution has ",
                        puzzle,
                        answer,
                        grid));
            case ONLY ->
                Optional.of(difference(
                        Demand.ANSWERED, "a right grid, but not the judge's", "the judge ", puzzle, answer, grid));
        };
    }

    private static Fault difference(Demand demand, String what, String theirs, Puzzle puzzle, Grid answer, Grid grid) {
        int cell = IntStream.range(0, Cells.COUNT)
                .filter(c -> grid.digit(c) != answer.digit(c))
                .findFirst()
                .orElseThrow();
        String where = ": at " + puzzle.kind().cellName(cell) + " it has " + grid.digit(cell) + ", ";
        return new Fault(
                demand,
                what + where + theirs + answer.digit(cell),
                Optional.of(MarkedGrid.of(puzzle, grid, Set.of(cell))));
    }

    private Fault layout(FormatError error, int grids) {
        String after =
                grids == 0 ? "" : " (the " + (grids == 1 ? "grid" : grids + " grids") + " before it can be read)";
        return Fault.of(Demand.LAYOUT, error + after);
    }

    private Optional<Fault> tooMany(List<Grid> grids) {
        if (grids.size() <= asked.size()) {
            return Optional.empty();
        }
        Puzzle last = asked.puzzles().get(asked.size() - 1);
        Grid extra = grids.get(asked.size());
        String what = GridRules.check(last, extra).isEmpty()
                ? "the search went on after the first solution: a second grid follows"
                : "a further grid follows the answer";
        return Optional.of(new Fault(Demand.STOP, what, Optional.of(MarkedGrid.of(last, extra, Set.of()))));
    }

    private Optional<Fault> tooFew(int grids) {
        if (grids == asked.size()) {
            return Optional.empty();
        }
        String reason = asked.name(grids) + "no grid was printed; the output ends after "
                + (grids == 1 ? "1 grid" : grids + " grids");
        return Optional.of(new Fault(
                Demand.ANSWERED,
                reason,
                Optional.of(MarkedGrid.ofClues(asked.puzzles().get(grids).clues()))));
    }
}
