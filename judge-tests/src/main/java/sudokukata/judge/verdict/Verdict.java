package sudokukata.judge.verdict;

/** What the judge says of one case. */
public enum Verdict {
    /** Accepted. */
    AC,
    /** Wrong answer. */
    WA,
    /** The budget of placements is spent: nothing is said about the puzzle. */
    OVER,
    /** Run-time error. */
    RTE
}
