package sudokukata.puzzle;

/**
 * The kinds of puzzle. Whoever treats them differently switches over all of them, or calls {@link Puzzle#match}: a new
 * kind does not compile until it is handled everywhere.
 */
public enum Kind {
    /** Problems 2239 and 2580: digits one by one. */
    SUDOKU("Sudoku", "clues") {
        @Override
        public String cellName(int cell) {
            return Cells.name(cell);
        }
    },
    /** Problem 4574: a sudoku laid with dominoes. */
    SUDOMINO("Sudominoku", "given tiles") {
        @Override
        public String cellName(int cell) {
            return Cells.location(cell);
        }
    };

    private final String title;
    private final String givens;

    Kind(String title, String givens) {
        this.title = title;
        this.givens = givens;
    }

    /** What a person calls such a puzzle. */
    public String title() {
        return title;
    }

    /** What a person calls that which such a puzzle gives. */
    public String givens() {
        return givens;
    }

    /**
     * The name of a cell, as the problems about such puzzles write it: r2c3 or B3.
     *
     * @param cell 0..80
     */
    public abstract String cellName(int cell);
}
