package sudokukata.lab.export;

import java.util.ArrayList;
import java.util.List;

/** Lays the text out as the project does: one blank line at most, none before a brace that closes, 120 columns. */
final class Layout {
    private static final int WIDTH = 120;

    private Layout() {}

    static String of(String text) {
        List<String> lines = new ArrayList<>();
        for (String line :
                LongComments.wrapped(text.lines().map(String::stripTrailing).toList(), WIDTH)) {
            String previous = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
            boolean closes = line.strip().startsWith("}") && !lines.isEmpty();
            if (closes && previous.isEmpty()) {
                lines.remove(lines.size() - 1);
                previous = lines.get(lines.size() - 1);
            }
            if (line.strip().equals("}") && previous.endsWith("{")) {
                lines.set(lines.size() - 1, previous + "}");
            } else if (!line.isEmpty() || !previous.isEmpty() && !opensBlock(previous)) {
                lines.addAll(wrapped(line));
            }
        }
        return String.join("\n", lines).strip() + "\n";
    }

    /** Tells whether a line opens the body of a method or a statement; that of a type may begin with a blank line. */
    private static boolean opensBlock(String line) {
        return line.endsWith("{") && !line.matches(".*\\b(class|record|interface|enum)\\b.*");
    }

    private static List<String> wrapped(String line) {
        String code = line.strip();
        if (line.length() <= WIDTH || code.startsWith("*") || code.startsWith("/")) {
            return List.of(line);
        }
        int indent = line.length() - line.stripLeading().length();
        int at = breakBefore(line, indent);
        if (at < 0) {
            return List.of(line);
        }
        List<String> lines = new ArrayList<>(List.of(line.substring(0, at).stripTrailing()));
        lines.addAll(wrapped(" ".repeat(indent + 8) + line.substring(at).strip()));
        return lines;
    }

    /** The place of the break: as little nested as can be, and there as far to the right as can be. */
    private static int breakBefore(String line, int indent) {
        int best = -1;
        int shallowest = Integer.MAX_VALUE;
        int depth = 0;
        for (int i = indent; i < Math.min(line.length() - 1, WIDTH); i++) {
            char c = line.charAt(i);
            depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
            boolean breakable =
                    c == ' ' && i > indent + 20 && (line.charAt(i - 1) == ',' || startsOperator(line, i + 1));
            if (breakable && depth <= shallowest) {
                best = i + 1;
                shallowest = depth;
            }
        }
        return best;
    }

    private static boolean startsOperator(String line, int index) {
        return line.startsWith("| ", index)
                || line.startsWith("& ", index)
                || line.startsWith("|| ", index)
                || line.startsWith("&& ", index)
                || line.startsWith("+ ", index)
                || line.startsWith("? ", index)
                || line.startsWith(": ", index);
    }
}
