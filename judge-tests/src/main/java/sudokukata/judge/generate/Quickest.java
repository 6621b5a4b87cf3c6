package sudokukata.judge.generate;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** The quickest strategy on the shelf for a kind of puzzle. */
public final class Quickest {
    private static final List<String> QUICKEST_FIRST =
            List.of("bands", "propagation", "cover", "singles", "mrv", "domino");

    private Quickest() {}

    /** The strategy for sudokus, or for Sudominokus. */
    public static SolverStrategy forKind(boolean sudomino) {
        return forKind(sudomino, Optional.empty());
    }

    /**
     * The quickest strategy other than one, to check that one by; that one itself if there is no other.
     *
     * @throws IllegalStateException if there is none at all
     */
    public static SolverStrategy forKind(boolean sudomino, Optional<String> otherThan) {
        Capability needed = sudomino ? Capability.SUDOMINO : Capability.SUDOKU;
        return QUICKEST_FIRST.stream()
                .flatMap(id -> Strategies.find(id).stream())
                .filter(strategy -> strategy.capabilities().contains(needed))
                .filter(strategy -> !Optional.of(strategy.id()).equals(otherThan))
                .findFirst()
                .or(() -> Strategies.all().stream()
                        .filter(strategy -> strategy.capabilities().contains(needed))
                        .findFirst())
                .orElseThrow(() -> new IllegalStateException("no strategy is left for " + needed));
    }

    /**
     * The first solution that the quickest strategy meets.
     *
     * @throws java.util.NoSuchElementException if there is none
     */
    public static Solution solve(Puzzle puzzle) {
        return Search.run(forKind(puzzle instanceof Sudomino), puzzle, Limits.solutions(1))
                .first()
                .orElseThrow();
    }

    /** Tells whether a puzzle has exactly one grid; false too if a budget of placements does not suffice to say so. */
    static boolean hasOneGrid(Puzzle puzzle, long budget) {
        Outcome outcome = Search.run(forKind(puzzle instanceof Sudomino), puzzle, new Limits(2, budget));
        return outcome.end() == Outcome.End.EXHAUSTED && outcome.solutions().size() == 1;
    }
}
