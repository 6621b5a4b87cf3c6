package sudokukata.judge.paste;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudokukata.judge.generate.Quickest;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.DeadEnd;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;

/**
 * What can be said of a puzzle: the questions that most reports of a hanging solver should have begun with.
 *
 * @param kind how many solutions it has
 * @param text the finding, with cells and units where they tell
 * @param solution the first solution found
 */
public record Finding(Kind kind, String text, Optional<Grid> solution) {
    private static final long BUDGET = 50_000_000;

    /** How many solutions there are; grids, never tilings. */
    public enum Kind {
        UNIQUE,
        SEVERAL,
        NONE,
        UNKNOWN
    }

    /** Looks at a puzzle. */
    public static Finding of(Puzzle puzzle) {
        Optional<String> wrong = DeadEnd.whyUnsolvable(puzzle);
        if (wrong.isPresent()) {
            return new Finding(Kind.NONE, "no solution: " + wrong.get(), Optional.empty());
        }
        Outcome outcome = Search.run(Quickest.forKind(puzzle instanceof Sudomino), puzzle, new Limits(2, BUDGET));
        List<Grid> grids = outcome.solutions().stream().map(Solution::grid).toList();
        if (grids.size() >= 2) {
            return new Finding(Kind.SEVERAL, "at least two solutions: " + difference(grids), Optional.of(grids.get(0)));
        }
        if (outcome.end() == Outcome.End.OUT_OF_BUDGET) {
            String some = grids.isEmpty() ? "no solution found" : "one solution found";
            return new Finding(
                    Kind.UNKNOWN, "gave up: " + some + " so far", grids.stream().findFirst());
        }
        return grids.isEmpty()
                ? new Finding(Kind.NONE, "no solution, though nothing clashes", Optional.empty())
                : new Finding(Kind.UNIQUE, "one solution", Optional.of(grids.get(0)));
    }

    private static String difference(List<Grid> grids) {
        int cell = IntStream.range(0, Cells.COUNT)
                .filter(c -> grids.get(0).digit(c) != grids.get(1).digit(c))
                .findFirst()
                .orElseThrow();
        return Cells.name(cell) + " can be " + grids.get(0).digit(cell) + " or "
                + grids.get(1).digit(cell);
    }
}
