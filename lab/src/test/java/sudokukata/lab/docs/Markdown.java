package sudokukata.lab.docs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the tests ask of a Markdown page. */
record Markdown(List<String> lines) {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]*)(#[^)\\s]*)?\\)");
    private static final Pattern HEADING = Pattern.compile("#{1,6} (.*)");

    /** A link to a file or a heading; an empty file is this page, an empty heading its beginning. */
    record Link(String file, String heading) {}

    /**
     * A block of code, output or commands.
     *
     * @param number the number of its first line on the page
     * @param lines what stands in it
     * @param before the last line of text before it, its mark aside; empty if there is none
     */
    record Fence(int number, List<String> lines, String before) {}

    static Markdown of(String text) {
        return new Markdown(List.of(text.split("\n", -1)));
    }

    /** The fences of code and output that no mark stands before: nobody makes them again. */
    List<String> unmarked() {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            boolean kept = lines.get(i).matches("```(java|text)");
            if (kept && (i == 0 || !lines.get(i - 1).startsWith("<!-- from: "))) {
                found.add("line " + (i + 1) + ": " + lines.get(i + 1));
            }
        }
        return found;
    }

    List<Fence> fences() {
        List<Fence> found = new ArrayList<>();
        String before = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("```")) {
                int end = i + 1 + lines.subList(i + 1, lines.size()).indexOf("```");
                found.add(new Fence(i + 1, lines.subList(i + 1, end), before));
                i = end;
            }
            before = line.isBlank() || line.startsWith("<!--") ? before : line;
        }
        return found;
    }

    List<Link> links() {
        List<Link> links = new ArrayList<>();
        for (String line : prose()) {
            Matcher link = LINK.matcher(line);
            while (link.find()) {
                links.add(new Link(
                        link.group(1),
                        link.group(2) == null ? "" : link.group(2).substring(1)));
            }
        }
        return links;
    }

    List<String> headings() {
        return prose().stream()
                .map(HEADING::matcher)
                .filter(Matcher::matches)
                .map(Matcher::group)
                .toList();
    }

    /** The names of the headings in an address: lower case, hyphens for spaces, no other punctuation. */
    Set<String> anchors() {
        Set<String> anchors = new HashSet<>();
        for (String heading : headings()) {
            String title = heading.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT);
            anchors.add(title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'));
        }
        return anchors;
    }

    /** The lines outside the fences. */
    private List<String> prose() {
        List<String> prose = new ArrayList<>();
        boolean fenced = false;
        for (String line : lines) {
            if (line.startsWith("```")) {
                fenced = !fenced;
            } else if (!fenced) {
                prose.add(line);
            }
        }
        return prose;
    }
}
