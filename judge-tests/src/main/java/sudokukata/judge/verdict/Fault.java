package sudokukata.judge.verdict;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Rule;

/**
 * Why an answer is not accepted.
 *
 * @param rule what is broken: a rule of the game with its number, or what the problem asks for
 * @param reason what was seen, with cells, lines or digits
 * @param grid the board on which it is seen, if there is one
 */
public record Fault(String rule, String reason, Optional<MarkedGrid> grid) {
    /** The layout of the output. */
    public static final String LAYOUT = "layout: the output has the form that the problem asks for";
    /** One answer to each puzzle. */
    public static final String ANSWERED = "answer: each puzzle has a solution, and it is handed over";
    /** Stopping. */
    public static final String STOP = "stop: one grid for each puzzle, and nothing after it";
    /** The order of 2239. */
    public static final String ORDER = "order: of several solutions the first in order";
    /** The budget. */
    public static final String BUDGET = "budget: the case ends within its placements";
    /** Errors. */
    public static final String NO_ERROR = "error: the run ends without an exception";
    /** The events of a strategy. */
    public static final String EVENTS = "events: what a strategy reports is what it does";

    /** A broken rule of the game. */
    static Fault of(Rule rule, String reason, MarkedGrid grid) {
        return new Fault(rule.toString(), reason, Optional.of(grid));
    }

    /** A fault that shows on no board. */
    public static Fault of(String rule, String reason) {
        return new Fault(rule, reason, Optional.empty());
    }

    /** The same fault with something said before its reason. */
    Fault prefixed(String prefix) {
        return new Fault(rule, prefix + reason, grid);
    }

    /** The lines of the board; none if the fault shows on no board. */
    public List<String> gridLines() {
        return grid.map(MarkedGrid::lines).orElse(List.of());
    }
}
