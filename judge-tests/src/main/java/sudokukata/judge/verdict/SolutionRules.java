package sudokukata.judge.verdict;

import java.util.Optional;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;

/** Checks one solution by the rules of the game alone, without an answer to compare with. */
public final class SolutionRules {

    private SolutionRules() {}

    /** The first broken rule; empty if the solution is right. For a Sudominoku its tiling is checked too. */
    public static Optional<Fault> check(Puzzle puzzle, Solution solution) {
        Optional<Fault> wrongGrid = GridRules.check(puzzle, solution.grid());
        if (wrongGrid.isPresent() || !(puzzle instanceof Sudomino sudomino)) {
            return wrongGrid;
        }
        return solution.tiling().flatMap(tiling -> GridRules.checkTiling(sudomino, solution.grid(), tiling));
    }
}
