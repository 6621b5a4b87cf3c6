package sudokukata.bench;

import java.util.List;
import java.util.Optional;
import sudokukata.judge.check.SolutionRules;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;

/** No time counts before its answers are checked. */
final class Referees {

    private Referees() {}

    /**
     * Checks what a contestant answers.
     *
     * @throws IllegalStateException if a solution is wrong or missing
     */
    static void check(Contestant contestant, List<Puzzle> puzzles, int limit) {
        for (Puzzle puzzle : puzzles) {
            List<Grid> grids = contestant.solve(puzzle, limit);
            if (grids.isEmpty()) {
                throw new IllegalStateException("no solution to " + puzzle);
            }
            for (Grid grid : grids) {
                SolutionRules.check(puzzle, new Solution(grid, Optional.empty()))
                        .ifPresent(fault -> {
                            throw new IllegalStateException(puzzle + ": " + fault.reason());
                        });
            }
        }
    }
}
