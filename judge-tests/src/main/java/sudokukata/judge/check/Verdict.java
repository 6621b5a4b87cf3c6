package sudokukata.judge.check;

/** What the judge says of one case. */
public enum Verdict {
    /** Accepted. */
    AC,
    /** Wrong answer. */
    WA,
    /** The budget of placements is spent: nothing is said about the puzzle. */
    OVER,
    /** Run-time error. */
    RTE,
    /** Time limit exceeded: a word for programs, whose seconds are counted. */
    TLE,
    /** Output limit exceeded: a program that prints without end. */
    OLE,
    /** Compile error. */
    CE
}
