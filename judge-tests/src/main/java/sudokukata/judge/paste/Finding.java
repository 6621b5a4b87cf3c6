package sudokukata.judge.paste;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudokukata.judge.generate.Quickest;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;

/**
 * What can be said of a puzzle: the questions that most reports of a hanging solver should have begun with.
 *
 * @param count how many solutions it has
 * @param why what shows at a glance that it has none; empty if nothing does
 * @param solutions those found, two at the most
 */
public record Finding(Count count, Optional<Contradiction> why, List<Grid> solutions) {
    private static final long BUDGET = 50_000_000;

    /** How many solutions there are; grids, never tilings. */
    public enum Count {
        ONE,
        SEVERAL,
        NONE,
        UNKNOWN
    }

    public Finding {
        solutions = List.copyOf(solutions);
    }

    /** Looks at a puzzle. */
    public static Finding of(Puzzle puzzle) {
        Optional<Contradiction> why = Contradiction.in(puzzle);
        if (why.isPresent()) {
            return new Finding(Count.NONE, why, List.of());
        }
        Outcome outcome = SearchRun.within(new Limits(2, BUDGET)).of(Quickest.forKind(puzzle.kind()), puzzle);
        List<Grid> grids = outcome.solutions().stream().map(Solution::grid).toList();
        return new Finding(count(outcome), Optional.empty(), grids);
    }

    private static Count count(Outcome outcome) {
        return switch (outcome.end()) {
            case STOPPED -> Count.SEVERAL;
            case EXHAUSTED -> outcome.first().isPresent() ? Count.ONE : Count.NONE;
            case OUT_OF_BUDGET -> Count.UNKNOWN;
        };
    }

    /**
     * The first cell in which two solutions differ.
     *
     * @throws IllegalStateException if there are not several
     */
    public int difference() {
        return IntStream.range(0, Cells.COUNT)
                .filter(cell -> count == Count.SEVERAL
                        && solutions.get(0).digit(cell) != solutions.get(1).digit(cell))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there are not several solutions in " + this));
    }
}
