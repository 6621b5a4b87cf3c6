package sudokukata.judge.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A change of a program's text, in whole lines. Where the lines stand in the program they may be indented further, all
 * of them alike; so will be those that replace them.
 *
 * @param before the lines that are replaced, at least one, the first of them not blank
 * @param after what stands there afterwards; nothing to delete them
 */
record LineEdit(List<String> before, List<String> after) {

    /**
     * @throws IllegalArgumentException if there is nothing to replace, or nothing would change
     */
    LineEdit {
        before = List.copyOf(before);
        after = List.copyOf(after);
        if (before.isEmpty() || before.get(0).isBlank() || before.equals(after)) {
            throw new IllegalArgumentException("an edit replaces nothing:\n    " + String.join("\n    ", before));
        }
    }

    /** An edit of text in place of text; a newline at the end does not count. */
    static LineEdit of(String before, String after) {
        return new LineEdit(before.lines().toList(), after.lines().toList());
    }

    /**
     * Makes edits, each at the one place where its lines stand.
     *
     * @param text lines, which all edits see as they are here
     * @throws IllegalArgumentException if the lines of an edit stand nowhere or at several places, or if two edits meet
     */
    static List<String> apply(List<String> text, List<LineEdit> edits) {
        NavigableMap<Integer, LineEdit> places = new TreeMap<>();
        for (LineEdit edit : edits) {
            int place = edit.onlyPlace(text);
            Map.Entry<Integer, LineEdit> above = places.floorEntry(place);
            Map.Entry<Integer, LineEdit> below = places.ceilingEntry(place);
            if (above != null && above.getKey() + above.getValue().before.size() > place
                    || below != null && place + edit.before.size() > below.getKey()) {
                throw new IllegalArgumentException("another edit changes the same lines as this one:" + edit.quoted());
            }
            places.put(place, edit);
        }
        List<String> edited = new ArrayList<>(text);
        places.descendingMap().forEach((place, edit) -> {
            List<String> replaced = edited.subList(place, place + edit.before.size());
            List<String> replacement = edit.replacement(replaced.get(0));
            replaced.clear();
            replaced.addAll(replacement);
        });
        return edited;
    }

    private int onlyPlace(List<String> text) {
        List<Integer> places = IntStream.rangeClosed(0, text.size() - before.size())
                .filter(place -> standsAt(text, place))
                .boxed()
                .toList();
        if (places.isEmpty()) {
            throw new IllegalArgumentException("this text stands nowhere:" + quoted());
        }
        if (places.size() > 1) {
            List<Integer> numbers = places.stream().map(place -> place + 1).toList();
            throw new IllegalArgumentException("this text stands more than once, at lines " + numbers + ":" + quoted());
        }
        return places.get(0);
    }

    private boolean standsAt(List<String> text, int place) {
        String first = text.get(place);
        if (!first.endsWith(before.get(0)) || !indentation(first).isBlank()) {
            return false;
        }
        return IntStream.range(0, before.size())
                .allMatch(i -> text.get(place + i).equals(indented(indentation(first), before.get(i))));
    }

    private String indentation(String first) {
        return first.substring(0, first.length() - before.get(0).length());
    }

    private List<String> replacement(String first) {
        return after.stream().map(line -> indented(indentation(first), line)).toList();
    }

    private static String indented(String indentation, String line) {
        return line.isEmpty() ? line : indentation + line;
    }

    private String quoted() {
        return "\n    " + String.join("\n    ", before);
    }

    /** How many lines it changes, adds or deletes; lines that it only quotes at its begin and end do not count. */
    int size() {
        int shorter = Math.min(before.size(), after.size());
        int same = 0;
        while (same < shorter && before.get(same).equals(after.get(same))) {
            same++;
        }
        int sameAtEnd = 0;
        while (same + sameAtEnd < shorter
                && before.get(before.size() - 1 - sameAtEnd).equals(after.get(after.size() - 1 - sameAtEnd))) {
            sameAtEnd++;
        }
        return Math.max(before.size(), after.size()) - same - sameAtEnd;
    }
}
