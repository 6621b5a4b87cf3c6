package sudokukata.lab.docs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The lines of a source between {@code // docs:begin REGION} and {@code // docs:end REGION}. A region may hold smaller ones.
 *
 * @param source all lines of the source, formatted: what is inside stands further to the right
 * @param begin the index of the first line
 * @param marked the lines of the region, marks and all
 */
record Snippet(List<String> source, int begin, List<String> marked) {
    private static final Pattern MARK = Pattern.compile(" *// docs:(begin|end) .*");
    private static final Pattern TYPE = Pattern.compile("[a-z ]*\\b(?:class|record|interface|enum) (\\w+).*");
    private static final Pattern METHOD =
            Pattern.compile("(?!(?:for|while|if|switch|try|return)\\b)(?:[\\w<>\\[\\], ]+ )?(\\w+)\\(.*");

    /** @throws IllegalStateException if the source has no such region */
    static Snippet of(List<String> source, String region) {
        int begin = indexOf(source, "// docs:begin " + region) + 1;
        return new Snippet(source, begin, source.subList(begin, indexOf(source, "// docs:end " + region)));
    }

    /** The same with three dots in place of a smaller region. */
    Snippet without(String region) {
        int from = indexOf(marked, "// docs:begin " + region);
        int to = indexOf(marked, "// docs:end " + region);
        List<String> shorter = new ArrayList<>(marked.subList(0, from));
        shorter.add(" ".repeat(indent(marked.get(from))) + "// ...");
        shorter.addAll(marked.subList(to + 1, marked.size()));
        return new Snippet(source, begin, shorter);
    }

    /** The lines without marks, moved to the left margin. */
    List<String> lines() {
        int margin = margin();
        return unmarked()
                .map(line -> line.substring(Math.min(margin, line.length())))
                .toList();
    }

    /** What the lines stand in, such as {@code Run.fill()}; empty for a whole type. */
    String place() {
        Deque<String> around = new ArrayDeque<>();
        int margin = margin();
        for (int i = begin - 1; i >= 0 && around.size() < 2; i--) {
            String line = source.get(i).strip();
            if (line.isEmpty() || line.matches("[/*@}].*") || indent(source.get(i)) >= margin) {
                continue;
            }
            margin = indent(source.get(i));
            Matcher type = TYPE.matcher(line);
            Matcher method = METHOD.matcher(line);
            if (type.matches()) {
                around.addFirst(type.group(1));
                break;
            } else if (method.matches()) {
                around.addFirst(method.group(1));
            }
        }
        if (around.size() < 2) {
            return String.join("", around);
        }
        boolean isConstructor = around.getFirst().equals(around.getLast());
        return isConstructor ? "the constructor of " + around.getFirst() : String.join(".", around) + "()";
    }

    private int margin() {
        return unmarked()
                .filter(line -> !line.isBlank())
                .mapToInt(Snippet::indent)
                .min()
                .orElse(0);
    }

    private Stream<String> unmarked() {
        return marked.stream().filter(line -> !MARK.matcher(line).matches());
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static int indexOf(List<String> lines, String mark) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).strip().equals(mark)) {
                return i;
            }
        }
        throw new IllegalStateException("there is no line " + mark);
    }
}
