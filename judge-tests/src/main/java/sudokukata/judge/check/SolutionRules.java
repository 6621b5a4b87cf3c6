package sudokukata.judge.check;

import java.util.Optional;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;

/** Checks one solution by the rules of the game alone, without an answer to compare with. */
public final class SolutionRules {

    private SolutionRules() {}

    /** The first broken rule; empty if the solution is right. For a Sudominoku its tiling is checked too. */
    public static Optional<Fault> check(Puzzle puzzle, Solution solution) {
        return GridRules.check(puzzle, solution.grid()).or(() -> checkTiling(puzzle, solution));
    }

    /** The first broken rule of the tiling that came with a grid; empty if it is right, or if there is none. */
    static Optional<Fault> checkTiling(Puzzle puzzle, Solution solution) {
        return puzzle.match(
                sudoku -> Optional.empty(),
                sudomino -> solution.tiling()
                        .flatMap(tiling -> new TilingRules(sudomino, solution.grid(), tiling).check()));
    }
}
