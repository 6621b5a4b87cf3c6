package sudokukata.lab.export;

import java.util.ArrayList;
import java.util.List;

/** Breaks lines of comments that are too long; what does not fit begins the next line of the same paragraph. */
final class LongComments {
    private LongComments() {}

    static List<String> wrapped(List<String> lines, int width) {
        List<String> wrapped = new ArrayList<>();
        String rest = "";
        for (String line : lines) {
            if (!rest.isEmpty() && continues(line)) {
                line = margin(line) + rest + " " + line.substring(margin(line).length());
            } else if (!rest.isEmpty()) {
                wrapped.add(margin(wrapped.get(wrapped.size() - 1)) + rest);
            }
            rest = "";
            if (line.length() <= width || margin(line).isEmpty()) {
                wrapped.add(line);
            } else if (line.strip().startsWith("/**")) {
                wrapped.addAll(opened(line, width));
            } else {
                int at = line.lastIndexOf(' ', width);
                wrapped.add(line.substring(0, at));
                rest = line.substring(at + 1);
            }
        }
        return wrapped;
    }

    /** A comment of one line, as one of several. */
    private static List<String> opened(String line, int width) {
        String indent = line.substring(0, line.indexOf('/'));
        String text = line.strip().substring(3).replaceFirst("\\*/$", "").strip();
        List<String> lines = new ArrayList<>(List.of(indent + "/**"));
        lines.addAll(wrapped(List.of(indent + " * " + text, indent + " */"), width));
        return lines;
    }

    private static boolean continues(String line) {
        String text = line.substring(margin(line).length());
        return !margin(line).isEmpty() && !text.isEmpty() && !text.startsWith("<") && !text.startsWith("@");
    }

    /** What stands before the text of a comment's line; empty if the line is code. */
    private static String margin(String line) {
        String code = line.stripLeading();
        String indent = line.substring(0, line.length() - code.length());
        return code.startsWith("* ") || code.startsWith("/**") || code.startsWith("// ")
                ? indent + code.substring(0, code.indexOf(' ') + 1)
                : "";
    }
}
