package sudokukata.judge.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.program.Language;

/**
 * An entry of {@code mistakes.yaml}: a right program and the edits that make it wrong, or a word why the wrong program
 * is kept as a whole.
 *
 * @param submissions the folder of the problem's programs
 * @param values its keys and values
 */
record Mistake(Path submissions, Map<?, ?> values) {
    private static final Set<String> KEYS =
            Set.of("path", "mistake", "why", "verdict", "killer", "sample", "reason", "base", "edits", "whole");

    /** As long as a comment's line may be, without its mark. */
    private static final int COMMENT_WIDTH = 107;

    /**
     * The program that comes of it.
     *
     * @throws IllegalArgumentException if the entry cannot be followed
     */
    WrongProgram program(Problem problem) {
        for (Object key : values.keySet()) {
            if (!KEYS.contains(key)) {
                throw new IllegalArgumentException("there is no key '" + key + "'");
            }
        }
        String path = text("path");
        List<LineEdit> edits = values.containsKey("whole") ? List.of() : edits();
        return new WrongProgram(
                problem,
                path,
                values.containsKey("whole") ? whole() : edited(edits),
                text("mistake"),
                text("why"),
                verdict("verdict"),
                text("killer"),
                verdict("sample"),
                text("reason"),
                edits.stream().mapToInt(LineEdit::size).sum());
    }

    private String whole() {
        if (values.containsKey("base") || values.containsKey("edits")) {
            throw new IllegalArgumentException("a program is made by edits of a base or kept as a whole, not both");
        }
        text("whole");
        return read(WrongProgram.file(text("path")));
    }

    private String edited(List<LineEdit> edits) {
        String base = text("base");
        String mark = Language.of(base) == Language.PYTHON ? "#" : "//";
        try {
            Stream<String> code = LineEdit.apply(read(base).lines().toList(), edits).stream()
                    .dropWhile(line -> line.startsWith(mark));
            return Stream.concat(comment(mark), code).collect(Collectors.joining("\n", "", "\n"));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("base " + base + ": " + e.getMessage(), e);
        }
    }

    /** In place of the base's comment, which praises it. */
    private Stream<String> comment(String mark) {
        StringBuilder line = new StringBuilder();
        List<String> lines = new ArrayList<>();
        for (String word : text("why").strip().split("\\s+")) {
            if (line.length() + word.length() > COMMENT_WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        return lines.stream().map(text -> mark + text);
    }

    private List<LineEdit> edits() {
        text("base");
        if (!(require("edits") instanceof List<?> list) || list.isEmpty()) {
            throw new IllegalArgumentException("'edits' must be a list of pairs");
        }
        return list.stream().map(Mistake::edit).toList();
    }

    private static LineEdit edit(Object pair) {
        if (pair instanceof List<?> texts
                && texts.size() == 2
                && texts.get(0) instanceof String before
                && texts.get(1) instanceof String after) {
            return LineEdit.of(before, after);
        }
        throw new IllegalArgumentException(
                "an edit must be a pair of texts, before and after (a text with a colon needs a block: |): " + pair);
    }

    private String read(String file) {
        Path path = submissions.resolve(file);
        if (!Files.isRegularFile(path)) {
            throw new IllegalArgumentException("there is no file " + file);
        }
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Verdict verdict(String key) {
        String name = text(key);
        return Stream.of(Verdict.values())
                .filter(verdict -> verdict.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + key + "' is no verdict: " + name));
    }

    private String text(String key) {
        return require(key).toString();
    }

    private Object require(String key) {
        Object value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("'" + key + "' is missing");
        }
        return value;
    }
}
