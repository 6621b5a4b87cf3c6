package sudokukata.judge.format;

import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/** Nine lines of nine digits, glued or with one space between. */
enum Rows {
    GLUED("") {
        @Override
        FormatException misplaced(int line, int column, String row, int index) {
            return new FormatException(line, column, "9 digits without spaces between", Lines.character(row, index));
        }
    },
    SPACED(" ") {
        @Override
        FormatException misplaced(int line, int column, String row, int index) {
            return new FormatException(line, column, "one space between two numbers", Lines.character(row, index));
        }
    };

    private final String separator;

    Rows(String separator) {
        this.separator = separator;
    }

    abstract FormatException misplaced(int line, int column, String row, int index);

    /** Reads nine rows. */
    Grid read(Lines lines) throws FormatException {
        int[] digits = new int[Cells.COUNT];
        for (int row = 0; row < 9; row++) {
            int number = lines.number();
            readRow(lines.take("row " + (row + 1) + " of 9"), number, digits, row * 9);
        }
        return Grid.of(digits);
    }

    private void readRow(String text, int number, int[] digits, int from) throws FormatException {
        int step = 1 + separator.length();
        for (int column = 0; column < 9; column++) {
            int index = column * step;
            if (column > 0 && !text.startsWith(separator, index - separator.length())) {
                throw tooFewOr(text, number, column, index - separator.length());
            }
            if (index >= text.length() || text.charAt(index) < '0' || text.charAt(index) > '9') {
                throw tooFewOr(text, number, column, index);
            }
            digits[from + column] = text.charAt(index) - '0';
        }
        int end = 8 * step + 1;
        if (text.length() > end) {
            throw new FormatException(number, end + 1, "the end of the row after 9 digits", Lines.character(text, end));
        }
    }

    private FormatException tooFewOr(String text, int number, int column, int index) {
        if (index >= text.length()) {
            String found = text.isEmpty() ? "an empty line" : "the end of the line after " + column;
            return new FormatException(number, text.length() + 1, "9 digits in a row", found);
        }
        char found = text.charAt(index);
        boolean layout = found == ' ' || found >= '0' && found <= '9';
        return layout
                ? misplaced(number, index + 1, text, index)
                : new FormatException(number, index + 1, "a digit 0..9", Lines.character(text, index));
    }

    /** Writes nine rows, each ended by LF; a blank is written as 0. */
    String write(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            text.append(grid.digit(cell)).append(cell % 9 == 8 ? "\n" : separator);
        }
        return text.toString();
    }
}
