package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;

/** One glossary: what the code says of a word, the page says too, with the same example. */
class GlossaryTest {
    private static final Path ROOT = CaseLibrary.ofProject().root().getParent();
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|]*) \\| ([^|]*) \\| ([^|]*) \\| [^|]* \\|$");
    private static final Pattern WORD = Pattern.compile("<li><b>(.*?)</b>: (.*?); such as (.*?)(?= <li>| </ul>)");

    @Test
    void theWordsOfTheGameAreThoseOfThePage() throws IOException {
        Map<String, String> page = new LinkedHashMap<>();
        Matcher row = ROW.matcher(Files.readString(ROOT.resolve("docs/learn/glossary.md")));
        while (row.find()) {
            page.put(row.group(1), row.group(2) + "; such as " + row.group(3));
        }
        Map<String, String> code = new LinkedHashMap<>();
        Matcher word = WORD.matcher(
                Files.readString(ROOT.resolve("strategies/src/main/java/sudokukata/puzzle/package-info.java"))
                        .replaceAll("\\s+\\*\\s+", " ")
                        .replaceAll("\\{@code (.*?)}", "$1"));
        while (word.find()) {
            code.put(word.group(1), word.group(2) + "; such as " + word.group(3));
        }
        assertThat(code).hasSizeGreaterThan(10);
        assertThat(page).containsAllEntriesOf(code);
    }
}
