package sudokukata.judge.verdict;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudokukata.judge.format.FormatError;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Output;
import sudokukata.judge.format.Problem;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;

/** Decides whether an output answers an input, and says why not. */
public final class Checker {
    private final Problem problem;
    private final List<Puzzle> puzzles;
    private final List<Grid> answers;

    /**
     * @param input the judge's input
     * @param answer the judge's answer
     * @throws IllegalArgumentException if one of them cannot be read, or they do not fit each other
     */
    public Checker(Problem problem, String input, String answer) {
        this.problem = problem;
        this.puzzles = readPuzzles(problem, input);
        this.answers = readAnswers(problem, answer);
        if (puzzles.size() != answers.size()) {
            throw new IllegalArgumentException(
                    puzzles.size() + " puzzles in the input, but " + answers.size() + " grids in the answer");
        }
    }

    private static List<Puzzle> readPuzzles(Problem problem, String text) {
        Input input = problem.format().read(text);
        input.fault().ifPresent(fault -> {
            throw new IllegalArgumentException("the input cannot be read: " + fault);
        });
        return input.entries().stream().map(Input.Entry::puzzle).toList();
    }

    private static List<Grid> readAnswers(Problem problem, String text) {
        Output output = problem.format().readOutput(text);
        output.fault().ifPresent(fault -> {
            throw new IllegalArgumentException("the answer cannot be read: " + fault);
        });
        return output.grids();
    }

    /** Checks an output as text; empty if it is accepted. */
    public Optional<Fault> check(String text) {
        if (text.isBlank()) {
            return Optional.of(new Fault(
                    Demand.ANSWERED,
                    "nothing was printed",
                    puzzles.stream().findFirst().map(puzzle -> MarkedGrid.ofClues(puzzle.clues()))));
        }
        Output output = problem.format().readOutput(text);
        List<Grid> grids = output.grids();
        int common = Math.min(grids.size(), puzzles.size());
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
        Optional<Fault> wrongTiling = puzzles.get(k) instanceof Sudomino sudomino
                ? solution.tiling().flatMap(tiling -> GridRules.checkTiling(sudomino, solution.grid(), tiling))
                : Optional.empty();
        Optional<Fault> wrongGrid = checkGrid(k, solution.grid()).map(fault -> halves(k, solution, fault));
        // The tiling that was laid says more than that no tiling can be laid on the grid.
        return wrongGrid
                .filter(fault -> fault.demand() != Demand.TILE || wrongTiling.isEmpty())
                .or(() -> wrongTiling.map(fault -> fault.prefixed(puzzleName(k))));
    }

    /** Says of the cells that clash which half of its tile stands there: one of the two may not have been checked. */
    private Fault halves(int k, Solution solution, Fault fault) {
        Set<Demand> units = EnumSet.of(Demand.ROW, Demand.COLUMN, Demand.BOX);
        if (solution.tiling().isEmpty() || !units.contains(fault.demand())) {
            return fault;
        }
        Puzzle puzzle = puzzles.get(k);
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
        Puzzle puzzle = puzzles.get(k);
        return GridRules.check(puzzle, grid)
                .or(() -> differs(puzzle, answers.get(k), grid))
                .map(fault -> fault.prefixed(puzzleName(k)));
    }

    /** A right grid that is not the one wanted: 2239 wants the first in order, 4574 has one only, 2580 takes any. */
    private Optional<Fault> differs(Puzzle puzzle, Grid answer, Grid grid) {
        if (problem == Problem.SUDOKU_2580 || grid.equals(answer)) {
            return Optional.empty();
        }
        int cell = IntStream.range(0, Cells.COUNT)
                .filter(c -> grid.digit(c) != answer.digit(c))
                .findFirst()
                .orElseThrow();
        String where = " at " + GridRules.name(puzzle, cell) + " it has " + grid.digit(cell) + ", ";
        MarkedGrid marked = GridRules.marked(puzzle, grid, Set.of(cell));
        return Optional.of(
                problem.wantsFirstInOrder()
                        ? new Fault(
                                Demand.ORDER,
                                "a right grid, but not the first in order:" + where + "the first solution has "
                                        + answer.digit(cell),
                                Optional.of(marked))
                        : new Fault(
                                Demand.ANSWERED,
                                "a right grid, but not the judge's:" + where + "the judge " + answer.digit(cell),
                                Optional.of(marked)));
    }

    private Fault layout(FormatError error, int grids) {
        String after =
                grids == 0 ? "" : " (the " + (grids == 1 ? "grid" : grids + " grids") + " before it can be read)";
        return Fault.of(Demand.LAYOUT, error + after);
    }

    private Optional<Fault> tooMany(List<Grid> grids) {
        if (grids.size() <= puzzles.size()) {
            return Optional.empty();
        }
        Puzzle last = puzzles.get(puzzles.size() - 1);
        Grid extra = grids.get(puzzles.size());
        String what = GridRules.check(last, extra).isEmpty()
                ? "the search went on after the first solution: a second grid follows"
                : "a further grid follows the answer";
        return Optional.of(new Fault(Demand.STOP, what, Optional.of(GridRules.marked(last, extra, Set.of()))));
    }

    private Optional<Fault> tooFew(int grids) {
        if (grids == puzzles.size()) {
            return Optional.empty();
        }
        String reason = puzzleName(grids) + "no grid was printed; the output ends after "
                + (grids == 1 ? "1 grid" : grids + " grids");
        return Optional.of(new Fault(
                Demand.ANSWERED,
                reason,
                Optional.of(MarkedGrid.ofClues(puzzles.get(grids).clues()))));
    }

    private String puzzleName(int k) {
        return puzzles.size() == 1 ? "" : "puzzle " + (k + 1) + " of " + puzzles.size() + ": ";
    }

    /** How many puzzles the input holds. */
    public int size() {
        return puzzles.size();
    }

    /** The k-th puzzle, from 0. */
    public Puzzle puzzle(int k) {
        return puzzles.get(k);
    }

    /** The judge's answer to the k-th puzzle, from 0. */
    public Grid answer(int k) {
        return answers.get(k);
    }
}
