package sudokukata.judge.breaker;

import sudokukata.judge.check.Ruling;
import sudokukata.judge.problem.CaseInput;

/** Who is to be broken: a strategy, or later a program in any language. */
public interface Subject {

    /**
     * Judges one input.
     *
     * @param input its text
     * @param asked the same, read, with the answer
     */
    Ruling judge(String input, CaseInput asked);
}
