package sudokukata.judge.format;

import java.util.ArrayList;
import java.util.List;

/** The lines of a text, read from the top; blanks at a line's end and empty lines at the text's end are dropped. */
final class Lines {
    private static final String END = "the end of the text";

    private final List<String> lines;
    private int next;

    private Lines(List<String> lines) {
        this.lines = lines;
    }

    /** Splits a text at LF, CRLF or CR; a byte order mark at its start is dropped. */
    static Lines of(String text) {
        String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<String> lines = new ArrayList<>();
        for (String line : body.split("\r\n|\n|\r", -1)) {
            lines.add(line.replaceFirst("[ \t]+$", ""));
        }
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return new Lines(lines);
    }

    boolean atEnd() {
        return next == lines.size();
    }

    /** The number of the line that {@link #take} gives next, from 1. */
    int number() {
        return next + 1;
    }

    /** The next line without taking it. */
    String peek() {
        return lines.get(next);
    }

    /** Takes the next line; at the end it refuses, naming what was expected. */
    String take(String expected) throws FormatException {
        if (atEnd()) {
            throw new FormatException(number(), 1, expected, END);
        }
        return lines.get(next++);
    }

    /** Refuses what stands behind the last line that was wanted. */
    void requireEnd() throws FormatException {
        if (!atEnd()) {
            throw new FormatException(number(), 1, END, quote(peek()));
        }
    }

    /** A line as a message shows it: in quotes, shortened, an empty one by name. */
    static String quote(String line) {
        if (line.isEmpty()) {
            return "an empty line";
        }
        return "'" + (line.length() > 40 ? line.substring(0, 37) + "..." : line) + "'";
    }

    /** A character as a message shows it: one that is not plain ASCII with its code point, an end of line by name. */
    static String character(String line, int index) {
        if (index >= line.length()) {
            return "the end of the line";
        }
        int code = line.codePointAt(index);
        boolean plain = code >= ' ' && code < 127;
        String shown = code < ' ' || code == 127 ? "" : "'" + Character.toString(code) + "' ";
        return plain ? (code == ' ' ? "a space" : shown.strip()) : shown + String.format("(U+%04X)", code);
    }
}
