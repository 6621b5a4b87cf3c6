package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import java.util.TreeMap;

/** Changes to a file's text, collected first and then made all at once. */
final class Edits {
    private final SourceFile file;
    private final TreeMap<Integer, Edit> edits = new TreeMap<>();

    private record Edit(int to, String text) {}

    Edits(SourceFile file) {
        this.file = file;
    }

    void insertBefore(Node node, String text) {
        edits.put(file.start(node), new Edit(file.start(node), text));
    }

    /** Takes out what stands from one index up to another. */
    void remove(int from, int to) {
        edits.put(from, new Edit(to, ""));
    }

    /** The text from an index on, changed. */
    String textFrom(int start) {
        StringBuilder changed = new StringBuilder(file.text());
        edits.descendingMap().forEach((from, edit) -> changed.replace(from, edit.to, edit.text));
        return changed.substring(start);
    }
}
