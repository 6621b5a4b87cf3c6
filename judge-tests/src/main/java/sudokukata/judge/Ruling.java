package sudokukata.judge;

import java.util.Optional;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.Verdict;

/**
 * What the judge says of one input.
 *
 * @param verdict AC, WA, OVER or RTE
 * @param fault why, unless it is AC
 * @param placements the work spent
 */
public record Ruling(Verdict verdict, Optional<Fault> fault, long placements) {}
