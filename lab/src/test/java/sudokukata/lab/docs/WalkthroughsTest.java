package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.docs.Markdown.Fence;

/** A walkthrough explains: short snippets, words before each of them, and the whole listing as a link. */
class WalkthroughsTest {
    private static final Path ROOT = CaseLibrary.ofProject().root().getParent();
    private static final String STRATEGIES = "strategies/src/main/java/sudokukata/strategy";
    private static final int MOST_LINES = 25;

    static List<Path> walkthroughs() {
        return files("docs/learn/walkthroughs", ".md");
    }

    @ParameterizedTest
    @MethodSource("walkthroughs")
    void noBlockIsLongerThanOneLookTakesIn(Path page) throws IOException {
        assertThat(fences(page))
                .isNotEmpty()
                .allSatisfy(fence -> assertThat(fence.lines())
                        .as("the block at line " + fence.number())
                        .hasSizeLessThanOrEqualTo(MOST_LINES));
    }

    /** So between two blocks there are words, too. */
    @ParameterizedTest
    @MethodSource("walkthroughs")
    void wordsStandBeforeEachBlock(Path page) throws IOException {
        assertThat(fences(page))
                .allSatisfy(fence -> assertThat(fence.before())
                        .as("what stands before the block at line " + fence.number())
                        .isNotEmpty()
                        .doesNotMatch("(#|\\||!\\[|```).*"));
    }

    @ParameterizedTest
    @MethodSource("walkthroughs")
    void theWholeListingIsALink(Path page) throws IOException {
        assertThat(Markdown.of(Files.readString(page)).links())
                .anySatisfy(link -> assertThat(link.file())
                        .startsWith("../../../" + STRATEGIES)
                        .endsWith(".java"));
    }

    /** A mark that no page asks for only disturbs who reads the source. */
    @Test
    void everyMarkInAStrategyIsShownOnAPage() throws IOException {
        String pages = files("docs", ".md").stream().map(WalkthroughsTest::text).collect(Collectors.joining());
        for (Path source : files(STRATEGIES, ".java")) {
            String file = ROOT.relativize(source).toString().replace('\\', '/');
            assertThat(Files.readAllLines(source).stream()
                            .map(String::strip)
                            .filter(line -> line.startsWith("// docs:begin "))
                            .map(line -> line.substring("// docs:begin ".length())))
                    .as("marks in " + file)
                    .allSatisfy(region -> assertThat(pages)
                            .containsPattern(
                                    "<!-- from: (code|snippet) " + file + " ([\\w-]+ without )?" + region + "[ ,]"));
        }
    }

    private static List<Fence> fences(Path page) {
        return Markdown.of(text(page)).fences();
    }

    private static List<Path> files(String folder, String end) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
