package sudokukata.judge.levels;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sudokukata.judge.problem.CaseLibrary;

/**
 * What a level is called and hinted in another language, read from {@code judge-tests/levels/hints.LANGUAGE.yaml}.
 *
 * @param title the level's title
 * @param question the first hint
 * @param idea the second one; the third is a line of code, which needs no translation
 */
public record Translation(String title, String question, String idea) {

    /** The words of a level in a language; empty if there are none, so that the English ones serve. */
    public static Optional<Translation> of(Level level, Locale language, CaseLibrary library) {
        Path file = library.root().resolve("levels/hints." + language.getLanguage() + ".yaml");
        return Files.exists(file)
                ? Optional.ofNullable(CaseLibrary.readYaml(file).get(level.id()))
                        .map(Translation::read)
                : Optional.empty();
    }

    private static Translation read(Object entry) {
        Map<?, ?> words = (Map<?, ?>) entry;
        return new Translation(
                words.get("title").toString(),
                words.get("question").toString(),
                words.get("idea").toString());
    }
}
