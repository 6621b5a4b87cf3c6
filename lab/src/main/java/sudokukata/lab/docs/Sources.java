package sudokukata.lab.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudokukata.judge.problem.CaseLibrary;

/**
 * Makes the blocks of the docs:
 *
 * <ul>
 *   <li>{@code code FILE REGION}: the lines of a source between two marks; {@code snippet FILE REGION}, {@code snippet FILE
 *       REGION without REGION}: the same, and before it the method or class that it stands in; what follows a comma says
 *       what it stands in place of;
 *   <li>{@code file FILE}: a text file, whole; {@code verdict FILE}: of a judge's message the verdict, what was seen, and
 *       the hint;
 *   <li>{@code kata ARGUMENTS}: what a command prints; {@code first N lines of kata ARGUMENTS}: its beginning, and how
 *       many lines are left out;
 *   <li>{@code navigation PAGE}: the line at its head and its foot, see {@link Navigation};
 *   <li>{@code placements STRATEGY}, {@code placements STRATEGY after STRATEGY}, {@code in-order STRATEGY...}: tables of
 *       costs, see {@link Costs}.
 * </ul>
 *
 * @param library the judge's data, and with it the project's folder
 * @param kata runs a command line and gives what it prints
 */
record Sources(CaseLibrary library, Function<String, String> kata) implements Page.Maker {
    private static final Pattern BEGINNING = Pattern.compile("first ([0-9]+) lines of (kata .*)");
    private static final Pattern SNIPPET =
            Pattern.compile("snippet (\\S+) ([\\w-]+)(?: without ([\\w-]+))?((?:, .*)?)");

    @Override
    public List<String> make(String source) {
        String[] words = source.split(" ");
        return switch (words[0]) {
            case "code" -> fence("java", region(words[1], words[2]).lines());
            case "snippet" -> fence("java", snippet(source));
            case "file" -> fence("text", read(library.root().resolveSibling(words[1])));
            case "verdict" -> fence("text", verdict(read(library.root().resolveSibling(words[1]))));
            case "placements" -> words.length == 4 ? costs().of(words[1], words[3]) : costs().of(words[1]);
            case "in-order" -> costs().inOrder(List.of(words).subList(1, words.length));
            case "languages" -> new Languages(library, Languages::judged).of(words[1]);
            case "navigation" -> List.of(new Navigation(library.root().getParent()).of(words[1]));
            case "first" -> fence("text", beginning(source));
            case "kata" ->
                source.startsWith("kata export ")
                        ? fence("java", transcript("// ./", source))
                        : fence("text", transcript("$ ./", source));
            default -> throw new IllegalStateException("no block can be made from: " + source);
        };
    }

    private Costs costs() {
        return new Costs(library);
    }

    private static List<String> fence(String language, List<String> lines) {
        List<String> fenced = new ArrayList<>(List.of("```" + language));
        fenced.addAll(lines);
        fenced.add("```");
        return fenced;
    }

    private List<String> transcript(String prompt, String source) {
        List<String> lines = new ArrayList<>(List.of(prompt + source));
        kata.apply(source.substring("kata ".length())).lines().forEach(lines::add);
        return lines;
    }

    /** The first lines of what a command prints, and a last one that says how many are left out. */
    private List<String> beginning(String source) {
        Matcher asked = BEGINNING.matcher(source);
        if (!asked.matches()) {
            throw new IllegalStateException("expected: first N lines of kata ARGUMENTS, not: " + source);
        }
        List<String> lines = transcript("$ ./", asked.group(2));
        int shown = 1 + Integer.parseInt(asked.group(1));
        if (lines.size() <= shown) {
            throw new IllegalStateException("there are only " + (lines.size() - 1) + " lines: " + source);
        }
        List<String> first = new ArrayList<>(lines.subList(0, shown));
        first.add(String.format(Locale.ROOT, "... (%,d more lines)", lines.size() - shown));
        return first;
    }

    private Snippet region(String file, String region) {
        try {
            return Snippet.of(read(library.root().resolveSibling(file)), region);
        } catch (IllegalStateException e) {
            throw new IllegalStateException(file + ": " + e.getMessage(), e);
        }
    }

    /** A region, and where it belongs as a first line. */
    private List<String> snippet(String source) {
        Matcher asked = SNIPPET.matcher(source);
        if (!asked.matches()) {
            throw new IllegalStateException("expected: snippet FILE REGION[ without REGION][, WORDS], not: " + source);
        }
        Snippet whole = region(asked.group(1), asked.group(2));
        Snippet shown = asked.group(3) == null ? whole : whole.without(asked.group(3));
        List<String> lines = new ArrayList<>(List.of("// in " + shown.place() + asked.group(4)));
        lines.addAll(shown.lines());
        return lines;
    }

    private static List<String> verdict(List<String> message) {
        List<String> kept = new ArrayList<>();
        for (String line : message) {
            boolean isHead = line.matches("\\S+ \\| .*");
            if (isHead || line.startsWith("seen:  ") || line.startsWith("hint:  ")) {
                kept.add(line);
            }
            if (isHead) {
                kept.add("...");
            }
        }
        return kept;
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
