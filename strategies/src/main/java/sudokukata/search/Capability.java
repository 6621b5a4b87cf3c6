package sudokukata.search;

/** What a strategy promises. The suite judges a strategy by its promises, and by nothing else. */
public enum Capability {
    /** Solves a sudoku. */
    SUDOKU,
    /** Solves a Sudominoku. */
    SUDOMINO,
    /** Finds the solutions of a sudoku in order, the smallest 81-digit number first, as problem 2239 wants it. */
    FIRST_IN_ORDER,
    /** Solves any puzzle of its kinds quickly enough to be asked for the answer: by generators, by other strategies. */
    ORACLE;
}
