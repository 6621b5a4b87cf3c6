package sudokukata.puzzle;

import java.util.List;
import java.util.Optional;

/** What shows at a glance that a grid cannot be completed. A grid without one may still have no solution. */
public sealed interface Contradiction permits Clash, DeadEnd {

    /** The first contradiction of a grid: clashes first, then dead ends; empty if none shows. */
    static Optional<Contradiction> in(Grid grid) {
        return Clash.in(grid).<Contradiction>map(clash -> clash).or(() -> DeadEnd.in(grid));
    }

    /** The first contradiction among the clues of a puzzle. */
    static Optional<Contradiction> in(Puzzle puzzle) {
        return in(puzzle.clues());
    }

    /** The cells at which it is seen; none if it is about a whole unit. */
    List<Integer> cells();

    /** The unit in which it is seen; empty if it is about a cell. */
    Optional<Unit> where();
}
