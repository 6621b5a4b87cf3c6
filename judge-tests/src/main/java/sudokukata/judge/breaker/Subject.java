package sudokukata.judge.breaker;

import sudokukata.judge.Ruling;

/** Who is to be broken: a strategy, or later a program in any language. */
public interface Subject {

    /** Judges one input. */
    Ruling judge(String input, String answer);
}
