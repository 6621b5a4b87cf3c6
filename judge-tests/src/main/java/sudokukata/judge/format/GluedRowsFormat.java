package sudokukata.judge.format;

/** The digits of a row stand without blanks between them. */
public final class GluedRowsFormat extends SudokuFormat {
    /** For the {@code ServiceLoader}. */
    public GluedRowsFormat() {
        super("glued-rows", Rows.GLUED);
    }
}
