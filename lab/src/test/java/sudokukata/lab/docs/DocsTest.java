package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.judge.program.Language;
import sudokukata.lab.docs.Markdown.Link;

/** The docs cannot lie. The blocks that take a run are checked by {@code ./kata docs --check}. */
class DocsTest {
    private static final Path ROOT = CaseLibrary.ofProject().root().getParent();

    private final Docs docs = new Docs(CaseLibrary.ofProject(), arguments -> {
        throw new AssertionError("not in a test: " + arguments);
    });

    @Test
    void everyBlockIsWhatItsSourceMakesOfIt() throws IOException {
        assertThat(docs.stale(source -> source.matches("(code|snippet|file|verdict|navigation) .*")))
                .as("stale pages; refresh them with ./kata docs")
                .isEmpty();
    }

    @Test
    void aSlowMachineMakesNoPageStale() {
        String quick = "placements    time\n52,135,516  4.44 s\n";
        String slow = "placements     time\n52,135,516  14.44 s\n";
        assertThat(Docs.withoutTimes(slow)).isEqualTo(Docs.withoutTimes(quick));
        assertThat(Docs.withoutTimes(slow)).isNotEqualTo(Docs.withoutTimes(slow.replace("52", "53")));
    }

    /** A block that is typed by hand grows old unseen. The README's one message has a test of its own. */
    @Test
    void everyBlockOfCodeAndOutputHasASource() throws IOException {
        for (Path page : docs.pages()) {
            List<String> held =
                    page.equals(ROOT.resolve("README.md")) ? List.of("no-box-check | 2239 sample/1") : List.of();
            assertThat(Markdown.of(Files.readString(page)).unmarked())
                    .as("blocks without a mark <!-- from: ... --> on " + ROOT.relativize(page))
                    .filteredOn(block -> held.stream().noneMatch(block::contains))
                    .isEmpty();
        }
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        for (Path page : allPages()) {
            for (Link link : Markdown.of(Files.readString(page)).links()) {
                Path file = link.file().isEmpty() ? page : page.resolveSibling(link.file());
                assertThat(file).as("a link on " + ROOT.relativize(page)).exists();
                if (!link.heading().isEmpty()) {
                    assertThat(Markdown.of(Files.readString(file)).anchors())
                            .as("the headings of " + file + ", for a link on " + ROOT.relativize(page))
                            .contains(link.heading());
                }
            }
        }
    }

    @Test
    void everyPageIsReachedFromTheReadingPath() throws IOException {
        Path path = ROOT.resolve("docs/README.md");
        List<Path> reached = Markdown.of(Files.readString(path)).links().stream()
                .map(link -> path.resolveSibling(link.file()).normalize())
                .toList();
        try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
            assertThat(pages.filter(page -> page.toString().endsWith(".md") && !page.equals(path)))
                    .allSatisfy(page -> assertThat(reached).contains(page));
        }
    }

    @Test
    void everyPageBeginsAndEndsWithTheWayOn() throws IOException {
        try (Stream<Path> pages = Files.walk(ROOT.resolve("docs"))) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.equals(ROOT.resolve("docs/README.md")))
                    .toList()) {
                String name = ROOT.relativize(page).toString().replace('\\', '/');
                String line =
                        "<!-- from: navigation " + name + " -->\n" + new Navigation(ROOT).of(name) + "\n<!-- end -->";
                assertThat(Files.readString(page)).startsWith(line).endsWith(line + "\n");
            }
        }
    }

    /** The limits that a statement gives, and what a language gets: as the judge has them. */
    @Test
    void theLimitsOnThePageAreTheJudges() throws IOException {
        List<String> page = Files.readAllLines(ROOT.resolve("docs/judge/the-judge.md"));
        for (Problem problem : Problems.all()) {
            assertThat(page)
                    .contains("| %s | %d s, %d MB | %d s | %d s |"
                            .formatted(
                                    problem,
                                    Language.JAVA.timeLimit(problem).toSeconds(),
                                    Language.javaHeap(problem),
                                    Language.CPP.timeLimit(problem).toSeconds(),
                                    Language.PYTHON.timeLimit(problem).toSeconds()));
        }
    }

    /** The docs, and the statements beside the judge's data. */
    private List<Path> allPages() throws IOException {
        try (Stream<Path> statements = Files.walk(ROOT.resolve("judge-tests/problems"))) {
            return Stream.of(
                            docs.pages().stream(),
                            Stream.of(ROOT.resolve("judge-tests/README.md")),
                            statements.filter(file -> file.toString().endsWith(".md")))
                    .flatMap(pages -> pages)
                    .toList();
        }
    }
}
