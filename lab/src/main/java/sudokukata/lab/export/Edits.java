package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Changes to texts, collected first and then made all at once: what stands inside a larger change gives way to it. */
final class Edits {
    private final List<Edit> edits = new ArrayList<>();

    private record Edit(String file, int from, int to, String text) {}

    boolean isEmpty() {
        return edits.isEmpty();
    }

    void replace(SourceText file, int from, int to, String text) {
        edits.add(new Edit(file.file(), from, to, text));
    }

    void replace(SourceText file, Node node, String text) {
        replace(file, file.start(node), file.end(node), text);
    }

    /** Takes a node out; if nothing else stands on its lines, the lines too, with a comment behind it. */
    void removeLines(SourceText file, int from, int to) {
        String text = file.text();
        int first = text.lastIndexOf('\n', from - 1) + 1;
        int last = text.indexOf('\n', to);
        last = last < 0 ? text.length() : last;
        String behind = text.substring(to, last).strip();
        boolean alone = text.substring(first, from).isBlank() && (behind.isEmpty() || behind.startsWith("//"));
        replace(file, alone ? first : from, alone ? Math.min(last + 1, text.length()) : to, "");
    }

    void removeLines(SourceText file, Node node) {
        removeLines(file, file.start(node), file.end(node));
    }

    /** Takes a declaration out, with the comment that belongs to it. */
    void removeWithComment(SourceText file, Node node) {
        int from = node.getComment().map(file::start).orElse(file.start(node));
        removeLines(file, Math.min(from, file.start(node)), file.end(node));
    }

    /** Takes some nodes out of a list with commas between. */
    void removeFromList(SourceText file, List<? extends Node> list, List<? extends Node> unwanted) {
        boolean kept = false;
        for (int i = 0; i < list.size(); i++) {
            Node node = list.get(i);
            boolean wanted = unwanted.stream().noneMatch(other -> other == node);
            if (!wanted && kept) {
                replace(file, file.end(list.get(i - 1)), file.end(node), "");
            } else if (!wanted) {
                int to = i + 1 < list.size() ? file.start(list.get(i + 1)) : file.end(node);
                replace(file, file.start(node), to, "");
            }
            kept |= wanted;
        }
    }

    /** The sources with all changes made. */
    Map<String, String> applyTo(Code code) {
        Map<String, List<Edit>> byFile = edits.stream().collect(Collectors.groupingBy(Edit::file));
        Map<String, String> changed = new LinkedHashMap<>();
        for (SourceText file : code.files()) {
            changed.put(file.file(), apply(file.text(), byFile.getOrDefault(file.file(), List.of())));
        }
        return changed;
    }

    /** Tells whether two changes overlap, other than one that stands inside what another takes out. */
    boolean clash() {
        Edit outer = new Edit("", 0, 0, "");
        for (Edit edit : inOrder(edits)) {
            boolean apart = !edit.file().equals(outer.file()) || edit.from() >= outer.to();
            if (!apart && (edit.to() > outer.to() || !outer.text().isEmpty())) {
                return true;
            }
            outer = apart ? edit : outer;
        }
        return false;
    }

    private static List<Edit> inOrder(List<Edit> edits) {
        return edits.stream()
                .distinct()
                .sorted(Comparator.comparing(Edit::file)
                        .thenComparing(Edit::from)
                        .thenComparing(Edit::to, Comparator.reverseOrder()))
                .toList();
    }

    private static String apply(String text, List<Edit> edits) {
        StringBuilder changed = new StringBuilder();
        int done = 0;
        for (Edit edit : inOrder(edits)) {
            if (edit.from() >= done) {
                changed.append(text, done, edit.from()).append(edit.text());
                done = edit.to();
            }
        }
        return changed.append(text.substring(done)).toString();
    }
}
