package sudokukata.lab.docs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Markdown page with marked blocks. A block begins with a line {@code <!-- from: SOURCE -->} and ends with
 * {@code <!-- end -->}; what stands between is made from the source.
 */
final class Page {
    private static final Pattern BEGIN = Pattern.compile("^<!-- from: (.*) -->$");
    private static final String END = "<!-- end -->";

    private Page() {}

    /** Makes the lines of a block from what its mark names. */
    interface Maker {
        List<String> make(String source);
    }

    /**
     * The page with its blocks made again.
     *
     * @param wanted tells which sources are to be made; the other blocks stay as they are
     * @throws IllegalStateException if a block has no end
     */
    static String refresh(String text, Predicate<String> wanted, Maker maker) {
        List<String> lines = Arrays.asList(text.split("\n", -1));
        List<String> fresh = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            fresh.add(lines.get(i));
            Matcher begin = BEGIN.matcher(lines.get(i));
            if (begin.matches()) {
                int end = i + 1 + lines.subList(i + 1, lines.size()).indexOf(END);
                if (end == i) {
                    throw new IllegalStateException("line " + (i + 1) + ": the block has no " + END);
                }
                String source = begin.group(1);
                fresh.addAll(wanted.test(source) ? maker.make(source) : lines.subList(i + 1, end));
                fresh.add(END);
                i = end;
            }
        }
        return String.join("\n", fresh);
    }
}
