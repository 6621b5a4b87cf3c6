package sudokukata.judge;

import java.util.Optional;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.Verdict;

/**
 * What the judge says of one strategy on one case.
 *
 * @param strategy the strategy's id
 * @param judgeCase the case
 * @param verdict AC, WA, OVER or RTE
 * @param fault why, unless it is AC
 * @param placements the work spent on the whole case
 * @param nanos the time spent; it decides nothing
 */
public record CaseResult(
        String strategy, JudgeCase judgeCase, Verdict verdict, Optional<Fault> fault, long placements, long nanos) {}
