package sudokukata.judge;

import java.util.ArrayList;
import java.util.List;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.MarkedGrid;

/**
 * The first screen of a learner whose solver is wrong: at most 15 lines. The first has strategy, problem, case and
 * verdict with the rule; then why the case is there, the board, what was seen on it, what to look at, and the command
 * that shows it again.
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
        String again = "./kata judge " + judgeCase.problem() + " --strategy " + result.strategy() + " --case "
                + judgeCase.id();
        return of(
                String.join(" | ", result.strategy(), judgeCase.toString(), result.verdict() + ", " + fault.demand()),
                judgeCase.purpose(),
                fault,
                fault.demand().hint().orElse(judgeCase.hint()),
                again);
    }

    /** A message from its parts; the purpose and the hint take one line each. */
    public static String of(String first, String purpose, Fault fault, String hint, String again) {
        List<String> lines = new ArrayList<>();
        lines.add(first);
        lines.add("case:  " + purpose);
        lines.addAll(fault.gridLines());
        lines.add("seen:  " + fault.reason());
        if (fault.grid().isPresent()) {
            lines.add("       (" + MarkedGrid.LEGEND + ")");
        }
        lines.add("hint:  " + hint);
        lines.add("again: " + again);
        return String.join("\n", lines);
    }
}
