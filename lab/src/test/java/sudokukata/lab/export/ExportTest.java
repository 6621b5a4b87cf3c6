package sudokukata.lab.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/** Every strategy for every problem that it can do: exported, compiled without a warning, and judged. */
@Tag("verify")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExportTest {
    private final Map<String, String> complaints = new TreeMap<>();
    private List<JudgeCase> cases;
    private List<Exported> exports;
    private String sourcesBefore;

    @BeforeAll
    void exportAll(@TempDir Path folder) throws Exception {
        sourcesBefore = sources();
        exports = Exported.all(folder);
        exports.forEach(export -> complaints.put(export.toString(), export.compile()));
        cases = Problems.all().stream().flatMap(ExportTest::quick).toList();
        Exported.run(exports, cases);
        for (Exported export : exports) {
            for (JudgeCase judgeCase : cases) {
                if (judgeCase.problem() == export.problem()) {
                    complaints.merge(export.toString(), export.fault(judgeCase), String::concat);
                }
            }
        }
    }

    /** The samples, and the groups that the slowest strategy solves in no time. */
    private static Stream<JudgeCase> quick(Problem problem) {
        return CaseLibrary.ofProject().judged(problem).stream()
                .filter(judgeCase -> judgeCase.id().matches("sample/.*|secret/(complete|layout|order|pair)/.*"));
    }

    private static String sources() throws Exception {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Exported.PROJECT.resolve("strategies/src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    Stream<Exported> exports() {
        return exports.stream();
    }

    @Test
    void areOfEveryStrategyOnTheShelf() {
        assertThat(exports.stream().map(Exported::toString))
                .contains("2239 naive", "2239 mrv", "2580 bands", "4574 domino", "4574 propagation", "4574 cover")
                .hasSizeGreaterThanOrEqualTo(17);
        assertThat(cases.stream().map(JudgeCase::problem)).containsAll(Problems.all());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exports")
    void compileWithoutAWarningAndAreAccepted(Exported export) {
        assertThat(complaints.get(export.toString())).isEmpty();
        assertThat(export.warnings()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exports")
    void knowNothingOfTheProject(Exported export) {
        assertThat(export.text()).doesNotContain("sudokukata", "docs:begin", "docs:end");
    }

    /** Those that import nothing out of their own types. */
    Stream<Exported> withoutOwnImports() {
        return exports.stream()
                .filter(export -> !Set.of("bands", "propagation")
                        .contains(export.strategy().id()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("withoutOwnImports")
    void haveTheStrategysTextAsItIsWritten(Exported export) throws Exception {
        String own = export.strategy().getClass().getPackageName().replace('.', '/');
        try (Stream<Path> files =
                Files.list(Exported.PROJECT.resolve("strategies/src/main/java").resolve(own))) {
            for (Path file :
                    files.filter(path -> !path.endsWith("package-info.java")).toList()) {
                assertThat(export.text()).contains("\n\n" + written(file) + "\n");
            }
        }
        assertThat(export.text()).contains("implements SolverStrategy {", "(Sud", " search) {", "search.place(");
    }

    /** A file without its package, its imports and the marks for the docs, its type not public. */
    private static String written(Path file) throws Exception {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.matches("(package|import) .*| *// docs:(begin|end) .*"))
                .map(line -> line.startsWith("public ") ? line.substring("public ".length()) : line)
                .collect(Collectors.joining("\n"))
                .strip();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exports")
    void areLaidOutAsTheProjectIs(Exported export) {
        assertThat(export.text().lines()).noneMatch(line -> line.endsWith(" ") || line.contains("\t"));
        assertThat(export.text()).doesNotContain("{\n}").endsWith("}\n");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exports")
    void importWhatTheyUseInOrder(Exported export) {
        assertThat(export.imports()).isSorted().doesNotHaveDuplicates().allMatch(line -> {
            String name = line.substring(line.lastIndexOf('.') + 1).replace(";", "");
            return Pattern.compile("\\b" + name + "\\b")
                    .matcher(export.code().replaceAll("import .*", ""))
                    .find();
        });
    }

    /** One of each problem: an export takes its time. */
    Stream<Exported> oneOfEach() {
        return exports.stream()
                .filter(export -> Set.of("2239 mrv", "2580 memo", "4574 places").contains(export.toString()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("oneOfEach")
    void areTheSameEachTime(Exported export) throws Exception {
        assertThat(Export.of(export.strategy(), export.problem(), Exported.PROJECT)
                        .text())
                .isEqualTo(export.text());
    }

    @Test
    void ofTheFirstStrategiesAreShort() {
        List<String> first = List.of("naive", "memo", "mrv", "domino");
        assertThat(exports.stream()
                        .filter(export -> first.contains(export.strategy().id())))
                .hasSize(7)
                .allMatch(export -> export.text().lines().count() < 400);
    }

    @Test
    void leaveTheSourcesAlone() throws Exception {
        assertThat(sources()).isEqualTo(sourcesBefore);
    }
}
