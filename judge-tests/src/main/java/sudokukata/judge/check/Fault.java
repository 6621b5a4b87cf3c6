package sudokukata.judge.check;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Rule;

/**
 * Why an answer is not accepted.
 *
 * @param demand what is not met
 * @param reason what was seen, with cells, lines or digits
 * @param grid the board on which it is seen, if there is one
 */
public record Fault(Demand demand, String reason, Optional<MarkedGrid> grid) {

    /** A broken rule of the game. */
    public static Fault of(Rule rule, String reason, MarkedGrid grid) {
        return new Fault(Demand.of(rule), reason, Optional.of(grid));
    }

    /** A fault that shows on no board. */
    public static Fault of(Demand demand, String reason) {
        return new Fault(demand, reason, Optional.empty());
    }

    /** The same fault with something said before its reason. */
    public Fault prefixed(String prefix) {
        return new Fault(demand, prefix + reason, grid);
    }

    /** The same fault with something said after its reason. */
    public Fault followedBy(String more) {
        return new Fault(demand, reason + more, grid);
    }

    /** The lines of the board; none if the fault shows on no board. */
    public List<String> gridLines() {
        return grid.map(MarkedGrid::lines).orElse(List.of());
    }
}
