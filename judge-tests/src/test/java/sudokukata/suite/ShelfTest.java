package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** No strategy on the shelf is forgotten: each is under the suite and has its page. */
class ShelfTest {

    static List<SolverStrategy> shelf() {
        return Strategies.all();
    }

    /** Runs whatever {@code -Dstrategy} says: a name that nobody has must not be green with no test at all. */
    @Test
    @Tag("always")
    void theStrategyThatIsAskedForExists() {
        String asked = System.getProperty("strategy");
        if (asked != null && Strategies.find(asked).isEmpty()) {
            String names = shelf().stream().map(SolverStrategy::id).collect(Collectors.joining(", "));
            fail("no strategy is named '" + asked + "'; there are: " + names);
        }
    }

    @Test
    void idsFitTheCommandLine() {
        assertThat(shelf()).extracting(SolverStrategy::id).allMatch(id -> id.matches("[a-z][a-z0-9-]*"));
    }

    @Test
    void everyStrategyPromisesSomething() {
        assertThat(shelf())
                .allSatisfy(strategy ->
                        assertThat(strategy.capabilities()).as(strategy.id()).isNotEmpty());
    }

    @Test
    void everyStrategyHasItsTestClass() {
        assertThat(testedIds())
                .as("a class in sudokukata.suite that extends StrategyContract, tagged with the strategy's id")
                .containsAll(shelf().stream().map(SolverStrategy::id).toList());
    }

    private static Set<String> testedIds() {
        TestPlan plan = LauncherFactory.create()
                .discover(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectPackage("sudokukata.suite"))
                        .build());
        return plan.getRoots().stream()
                .flatMap(root -> plan.getDescendants(root).stream())
                .filter(ShelfTest::isContract)
                .flatMap(test -> test.getTags().stream())
                .map(tag -> tag.getName())
                .collect(Collectors.toSet());
    }

    private static boolean isContract(TestIdentifier test) {
        return test.getSource()
                .filter(ClassSource.class::isInstance)
                .map(source -> StrategyContract.class.isAssignableFrom(((ClassSource) source).getJavaClass()))
                .orElse(false);
    }

    /** A learner's own strategy needs no page. */
    static List<SolverStrategy> shelfWithoutLearners() {
        return shelf().stream()
                .filter(strategy -> !strategy.getClass().getPackageName().startsWith("sudokukata.learner."))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("shelfWithoutLearners")
    void everyStrategyHasItsPage(SolverStrategy strategy) {
        Path page = docs().resolve("learn/walkthroughs").resolve(strategy.id() + ".md");
        assertThat(page).as("the walkthrough of " + strategy.id()).isRegularFile();
    }

    /** The pages are read side by side, so each has the same headings in the same order. */
    @ParameterizedTest
    @MethodSource("shelfWithoutLearners")
    void everyPageHasTheSameHeadings(SolverStrategy strategy) throws IOException {
        Path page = docs().resolve("learn/walkthroughs").resolve(strategy.id() + ".md");
        assertThat(Files.readAllLines(page).stream().filter(line -> line.startsWith("## ")))
                .containsExactly(
                        "## The problem",
                        "## The idea",
                        "## Test first",
                        "## The code",
                        "## Watch it",
                        "## The cost",
                        "## Where it breaks",
                        "## Exercises");
    }

    @Test
    void everyPageIsReachedFromTheReadingPath() throws Exception {
        String path = Files.readString(docs().resolve("README.md"));
        try (Stream<Path> pages = Files.list(docs().resolve("learn/walkthroughs"))) {
            assertThat(pages.map(page -> "learn/walkthroughs/" + page.getFileName())
                            .filter(page -> page.endsWith(".md")))
                    .allSatisfy(page -> assertThat(path).contains(page));
        }
    }

    private static Path docs() {
        return CaseLibrary.ofProject().root().resolveSibling("docs");
    }
}
