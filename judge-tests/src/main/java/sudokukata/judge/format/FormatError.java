package sudokukata.judge.format;

/**
 * Why a text could not be read, and where.
 *
 * @param line the line, from 1
 * @param column the column, from 1
 * @param expected what should stand there
 * @param found what stands there
 */
public record FormatError(int line, int column, String expected, String found) {

    /** Such as {@code line 3, column 5: expected a digit 0..9, found 'x'}. */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": expected " + expected + ", found " + found;
    }
}
