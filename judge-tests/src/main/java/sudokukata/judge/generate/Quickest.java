package sudokukata.judge.generate;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** The quickest strategy on the shelf for a kind of puzzle: by what it promises, not by its name. */
public final class Quickest {
    private Quickest() {}

    /** The strategy for a kind of puzzle. */
    public static SolverStrategy forKind(Kind kind) {
        return forKind(kind, Optional.empty());
    }

    /**
     * The quickest strategy other than one, to check that one by: the last on the shelf that promises to be an oracle,
     * for the shelf stands from the plainest to the fastest. Any other if none does.
     *
     * @throws IllegalStateException if there is none at all
     */
    public static SolverStrategy forKind(Kind kind, Optional<String> otherThan) {
        List<SolverStrategy> able = Strategies.all().stream()
                .filter(strategy -> strategy.solves(kind))
                .filter(strategy -> !Optional.of(strategy.id()).equals(otherThan))
                .toList();
        return able.stream()
                .filter(strategy -> strategy.capabilities().contains(Capability.ORACLE))
                .reduce((slower, quicker) -> quicker)
                .or(() -> able.stream().findFirst())
                .orElseThrow(() -> new IllegalStateException("no strategy is left that solves a " + kind.title()));
    }

    /**
     * The first solution that the quickest strategy meets.
     *
     * @throws java.util.NoSuchElementException if there is none
     */
    public static Solution solve(Puzzle puzzle) {
        return SearchRun.within(Limits.solutions(1))
                .of(forKind(puzzle.kind()), puzzle)
                .first()
                .orElseThrow();
    }

    /** Whether a puzzle has exactly one grid; false too if a budget of placements does not suffice to say so. */
    static boolean hasOneGrid(Puzzle puzzle, long budget) {
        Outcome outcome = SearchRun.within(new Limits(2, budget)).of(forKind(puzzle.kind()), puzzle);
        return outcome.end() == Outcome.End.EXHAUSTED && outcome.solutions().size() == 1;
    }
}
