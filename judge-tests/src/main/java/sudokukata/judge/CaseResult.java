package sudokukata.judge;

import java.util.Optional;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.JudgeCase;

/**
 * What came of one strategy on one case.
 *
 * @param strategy the strategy's id
 * @param judgeCase the case
 * @param ruling what the judge says
 * @param work what it took
 */
public record CaseResult(String strategy, JudgeCase judgeCase, Ruling ruling, Work work) {

    /** The verdict. */
    public Verdict verdict() {
        return ruling.verdict();
    }

    /** Why it is not AC; empty if it is. */
    public Optional<Fault> fault() {
        return ruling.fault();
    }

    /** The same result with another reason. */
    public CaseResult because(Fault fault) {
        return new CaseResult(strategy, judgeCase, Ruling.of(verdict(), fault), work);
    }
}
