package sudokukata.judge.format;

/** The digits of a row stand with a blank between them. */
public final class SpacedRowsFormat extends SudokuFormat {
    /** For the {@code ServiceLoader}. */
    public SpacedRowsFormat() {
        super("spaced-rows", Rows.SPACED);
    }
}
