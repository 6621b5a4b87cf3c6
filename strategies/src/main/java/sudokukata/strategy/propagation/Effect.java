package sudokukata.strategy.propagation;

/** What came of applying a rule to a board. */
enum Effect {
    /** The rule had nothing to say. */
    NONE,
    /** Something became impossible or was laid: other rules may have more to say now. */
    CHANGED,
    /** The board has no solution. */
    CONTRADICTION
}
