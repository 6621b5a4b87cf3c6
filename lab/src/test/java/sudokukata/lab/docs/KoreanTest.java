package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;

/** A Korean page says what its English twin says: the same headings, links and code, in the same order. */
class KoreanTest {
    private static final Path ROOT = CaseLibrary.ofProject().root().getParent();
    private static final Pattern FENCE = Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]*)\\)");

    static Stream<Path> korean() {
        return Stream.of(ROOT, ROOT.resolve("docs"), ROOT.resolve("judge-tests/problems"))
                .flatMap(folder -> walk(folder, folder.equals(ROOT) ? 1 : 5))
                .filter(file -> file.toString().endsWith(".ko.md"))
                .sorted();
    }

    private static Stream<Path> walk(Path folder, int depth) {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path english(Path korean) {
        Path plain = korean.resolveSibling(korean.getFileName().toString().replace(".ko.md", ".md"));
        return Files.exists(plain) ? plain : korean.resolveSibling("problem.en.md");
    }

    @ParameterizedTest
    @MethodSource("korean")
    void saysWhatItsEnglishTwinSays(Path page) throws IOException {
        String korean = Files.readString(page);
        String english = Files.readString(english(page));
        assertThat(headings(korean)).as("headings").isEqualTo(headings(english));
        assertThat(all(FENCE, korean, block -> Docs.withoutTimes(block.group())))
                .as("code")
                .isEqualTo(all(FENCE, english, block -> Docs.withoutTimes(block.group())));
        assertThat(links(korean)).as("links").isEqualTo(links(english));
        assertThat(prose(korean)).as("each paragraph is in Korean").allMatch(KoreanTest::hasHangul);
    }

    @Test
    void thePagesThatALearnerStartsWithAreThere() {
        assertThat(korean().map(page -> ROOT.relativize(page).toString().replace('\\', '/')))
                .contains(
                        "README.ko.md",
                        "docs/learn/walkthroughs/naive.ko.md",
                        "docs/learn/walkthroughs/memo.ko.md",
                        "docs/learn/walkthroughs/mrv.ko.md",
                        "docs/learn/walkthroughs/domino.ko.md",
                        "judge-tests/problems/sudoku2239/statement/problem.ko.md",
                        "judge-tests/problems/sudoku2580/statement/problem.ko.md",
                        "judge-tests/problems/sudomino4574/statement/problem.ko.md");
    }

    /** As the English walkthroughs: whoever reads two side by side finds the same parts in the same order. */
    @ParameterizedTest
    @MethodSource("koreanWalkthroughs")
    void everyWalkthroughHasTheSameHeadings(Path page) throws IOException {
        assertThat(Files.readAllLines(page).stream().filter(line -> line.startsWith("## ")))
                .containsExactly("## 문제", "## 아이디어", "## 테스트부터", "## 코드", "## 탐색 지켜보기", "## 비용", "## 한계", "## 연습 문제");
    }

    static Stream<Path> koreanWalkthroughs() {
        return korean().filter(page -> page.getParent().endsWith("walkthroughs"));
    }

    private static List<Integer> headings(String text) {
        return FENCE.matcher(text)
                .replaceAll("")
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.indexOf(' '))
                .toList();
    }

    /** A link to a page that is there in Korean leads to the Korean one. */
    private static List<String> links(String text) {
        return all(
                LINK,
                FENCE.matcher(text).replaceAll(""),
                link -> link.group(1).replaceAll("\\.(ko|en)\\.md", ".md").replaceAll("#.*", ""));
    }

    private static List<String> prose(String text) {
        Predicate<String> isProse = block -> !block.isBlank()
                && !block.strip().startsWith("<!--")
                && !block.strip().startsWith("|")
                && !block.strip().startsWith("![")
                && !block.strip().startsWith("[English](");
        return Stream.of(FENCE.matcher(text).replaceAll("").split("\n\n+"))
                .filter(isProse)
                .toList();
    }

    private static boolean hasHangul(String text) {
        return text.codePoints().anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HANGUL);
    }

    private static List<String> all(Pattern pattern, String text, Function<MatchResult, String> part) {
        return pattern.matcher(text).results().map(part).toList();
    }
}
