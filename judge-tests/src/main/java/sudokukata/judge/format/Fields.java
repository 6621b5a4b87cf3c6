package sudokukata.judge.format;

import sudokukata.puzzle.Cells;

/** The fields of one line, with one space between, and the columns where they begin. */
record Fields(String[] texts, int[] columns, int line) {

    /** Splits a line into as many fields as are wanted. */
    static Fields of(String text, int line, int count, String expected) throws FormatException {
        String[] texts = text.split(" ", -1);
        int[] columns = new int[texts.length];
        int column = 1;
        for (int i = 0; i < texts.length; i++) {
            columns[i] = column;
            column += texts[i].length() + 1;
            if (texts[i].isEmpty()) {
                String found = text.isEmpty() ? "an empty line" : "a further space";
                throw new FormatException(line, columns[i], expected + ", one space between", found);
            }
        }
        if (texts.length != count) {
            throw new FormatException(line, 1, expected, texts.length + " fields: " + Lines.quote(text));
        }
        return new Fields(texts, columns, line);
    }

    /** The digit 1..9 in a field. */
    int digit(int index) throws FormatException {
        if (!texts[index].matches("[1-9]")) {
            throw wrong(index, "a digit 1..9", Lines.quote(texts[index]));
        }
        return texts[index].charAt(0) - '0';
    }

    /** The cell that a location A1..I9 names. */
    int location(int index) throws FormatException {
        if (!texts[index].matches("[A-I][1-9]")) {
            throw wrong(index, "a location A1..I9", Lines.quote(texts[index]));
        }
        return Cells.at(texts[index].charAt(0) - 'A', texts[index].charAt(1) - '1');
    }

    FormatException wrong(int index, String expected, String found) {
        return new FormatException(line, columns[index], expected, found);
    }
}
