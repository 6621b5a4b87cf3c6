package sudokukata.judge.format;

/** Carries a {@link FormatError} out of a reader. */
final class FormatException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient FormatError error;

    FormatException(int line, int column, String expected, String found) {
        super(expected, null, false, false);
        this.error = new FormatError(line, column, expected, found);
    }

    FormatError error() {
        return error;
    }
}
