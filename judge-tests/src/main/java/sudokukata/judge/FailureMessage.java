package sudokukata.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.search.Clause;

/**
 * The first screen of a learner whose solver is wrong: at most 15 lines. The first has strategy, problem, case and
 * verdict with the rule; then why the case is there, the board, what was seen on it, what to look at, the command that
 * shows it again, and the one that shows the search step by step.
 */
public final class FailureMessage {

    private FailureMessage() {}

    /**
     * The message for a result that is not AC.
     *
     * @throws IllegalArgumentException if the result is AC
     */
    public static String of(CaseResult result) {
        JudgeCase judgeCase = result.judgeCase();
        Fault fault = result.fault().orElseThrow(() -> new IllegalArgumentException("nothing failed in " + result));
        String which = judgeCase.problem() + " --strategy " + result.strategy() + " --case " + judgeCase.id();
        String message = of(
                String.join(
                        " | ",
                        result.strategy(),
                        judgeCase.toString(),
                        result.verdict() + ", " + cited(fault.demand())),
                judgeCase.purpose(),
                fault,
                fault.demand().hint(judgeCase.problem().kind()).orElse(judgeCase.hint()),
                "./kata judge " + which);
        return message + "\nwatch: ./kata replay " + which;
    }

    /** A demand with the clause of the contract that makes it, such as {@code C3 stop: one grid ...}. */
    public static String cited(Demand demand) {
        return clause(demand).map(clause -> clause + " ").orElse("") + demand;
    }

    /**
     * The clause of the contract behind a demand; empty for the rules of the game and what is asked of programs alone.
     */
    static Optional<Clause> clause(Demand demand) {
        return switch (demand) {
            case ROW, COLUMN, BOX, CLUE, TILE, SINGLE, FILLED, LAYOUT, TIME, END, OUTPUT -> Optional.empty();
            case ANSWERED, FULL, GIVEN_UP -> Optional.of(Clause.C2);
            case STOP -> Optional.of(Clause.C3);
            case EVENTS -> Optional.of(Clause.C4);
            case ORDER -> Optional.of(Clause.C5);
            case NO_ERROR -> Optional.of(Clause.C6);
            case BUDGET -> Optional.of(Clause.C7);
            case LEAK -> Optional.of(Clause.C8);
        };
    }

    /** A message from its parts; the purpose and the hint take one line each. */
    public static String of(String first, String purpose, Fault fault, String hint, String again) {
        List<String> lines = new ArrayList<>();
        lines.add(first);
        lines.add("case:  " + purpose);
        lines.addAll(withLegend(fault.gridLines()));
        lines.add("seen:  " + fault.reason());
        lines.add("hint:  " + hint);
        lines.add("again: " + again);
        return String.join("\n", lines);
    }

    /** Beside the last row: a line of its own would be one too many. */
    private static List<String> withLegend(List<String> rows) {
        List<String> lines = new ArrayList<>(rows);
        if (!lines.isEmpty()) {
            int last = lines.size() - 1;
            lines.set(last, String.format("%-32s(%s)", lines.get(last), MarkedGrid.LEGEND));
        }
        return lines;
    }
}
