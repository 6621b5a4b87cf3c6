package sudokukata.judge.data;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How the lines of an input are ended. */
enum Layout {
    PLAIN,
    WINDOWS_LINE_ENDS,
    BLANKS_AT_LINE_ENDS,
    NO_FINAL_NEWLINE,
    TWO_FINAL_NEWLINES;

    static Layout named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** A text of plain lines in this layout. */
    String of(String text) {
        List<String> lines = text.lines().toList();
        return switch (this) {
            case PLAIN -> text;
            case WINDOWS_LINE_ENDS -> lines.stream().map(line -> line + "\r\n").collect(Collectors.joining());
            case BLANKS_AT_LINE_ENDS ->
                IntStream.range(0, lines.size())
                        .mapToObj(i -> lines.get(i) + " ".repeat(1 + i % 3) + "\n")
                        .collect(Collectors.joining());
            case NO_FINAL_NEWLINE -> String.join("\n", lines);
            case TWO_FINAL_NEWLINES -> text + "\n";
        };
    }
}
