package sudokukata.judge.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;

/** The packages keep the standard 2025-09, and their legacy form has what Kattis problemtools looks for. */
class PackagesTest {
    private static final Set<String> KEYS = Set.of(
            "problem_format_version",
            "type",
            "name",
            "uuid",
            "credits",
            "license",
            "rights_owner",
            "keywords",
            "limits");
    private static final Set<String> CASE_KEYS = Set.of("description", "hint");

    @TempDir
    private Path folder;

    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();

    private static PackageExport export(Problem problem, Path target) {
        return new PackageExport(LIBRARY, problem, WrongPrograms.packaged(LIBRARY, problem), target);
    }

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void keepTheStandard(Problem problem) throws IOException {
        Path target = folder.resolve(problem.folder());
        export(problem, target).write2025();
        Map<String, Object> keys = CaseLibrary.readYaml(target.resolve("problem.yaml"));
        assertThat(keys).containsOnlyKeys(KEYS).containsEntry("type", "pass-fail");
        assertThat(keys.get("problem_format_version")).hasToString("2025-09");
        assertThat(problem.folder()).matches("[a-z0-9]+");
        assertThat(target.resolve("statement/problem.en.md")).isRegularFile();
        assertThat(target.resolve("submissions/accepted")).isNotEmptyDirectory();
        assertThat(target.resolve("submissions/mistakes.yaml")).doesNotExist();
        try (Stream<Path> files = Files.walk(target)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .allMatch(name -> name.matches("[a-zA-Z0-9_][a-zA-Z0-9_.-]*"));
        }
        for (Path group : CaseLibrary.list(target.resolve("data/secret")).toList()) {
            assertThat(group).isDirectory();
            assertThat(group.resolve("test_group.yaml")).isRegularFile();
            assertCases(group);
        }
    }

    private static void assertCases(Path group) {
        CaseLibrary.list(group).filter(file -> file.toString().endsWith(".in")).forEach(file -> {
            String base = file.toString().replaceFirst("\\.in$", "");
            assertThat(Path.of(base + ".ans")).isRegularFile();
            assertThat(CaseLibrary.readYaml(Path.of(base + ".yaml"))).containsOnlyKeys(CASE_KEYS);
        });
    }

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void holdTheWrongProgramsAndSayWhatIsExpectedOfThem(Problem problem) throws IOException {
        Path target = folder.resolve(problem.folder());
        export(problem, target).write2025();
        assertSubmissions(problem, target.resolve("submissions"), "submissions.yaml");
        assertThat(CaseLibrary.readYaml(target.resolve("submissions/submissions.yaml")))
                .containsOnly(
                        entry("accepted", Map.of("permitted", List.of("AC"), "use_for_time_limit", false)),
                        entry("accepted/rowmajor.cpp", Map.of("use_for_time_limit", "lower")),
                        entry(
                                "wrong_answer",
                                Map.of(
                                        "permitted", List.of("AC", "WA", "TLE", "RTE"),
                                        "required", List.of("WA"))));
        Path legacy = folder.resolve("legacy");
        export(problem, legacy).writeLegacy();
        assertSubmissions(problem, legacy.resolve("submissions"));
    }

    private static void assertSubmissions(Problem problem, Path submissions, String... more) throws IOException {
        List<WrongProgram> wrong = WrongPrograms.of(LIBRARY, problem);
        assertThat(wrong)
                .allSatisfy(program ->
                        assertThat(submissions.resolve(program.file())).hasContent(program.source()));
        Stream<String> accepted = WrongPrograms.accepted(LIBRARY, problem).stream()
                .map(Path::toString)
                .map(file -> file.substring(file.indexOf("accepted/")));
        List<String> expected = Stream.of(
                        Stream.of(more), accepted, wrong.stream().map(WrongProgram::file))
                .flatMap(names -> names)
                .toList();
        try (Stream<Path> files = Files.walk(submissions)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> submissions.relativize(file).toString()))
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void haveALegacyForm(Problem problem) throws IOException {
        Path target = folder.resolve(problem.folder());
        export(problem, target).writeLegacy();
        assertThat(target.resolve("problem_statement/problem.en.md")).isRegularFile();
        assertThat(target.resolve("input_validators/validate.py")).isRegularFile();
        long cases = CaseLibrary.list(target.resolve("data/secret"))
                .filter(file -> file.toString().endsWith(".in"))
                .count();
        assertThat(cases + 1).isEqualTo(LIBRARY.judged(problem).size());
        try (Stream<Path> files = Files.walk(target.resolve("data"))) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.endsWith(".yaml"));
        }
        Map<String, Object> keys = CaseLibrary.readYaml(target.resolve("problem.yaml"));
        switch (problem.answers()) {
            case FIRST_IN_ORDER -> assertThat(keys).doesNotContainKeys("validation", "validator_flags");
            case ANY -> {
                assertThat(keys).containsEntry("validation", "custom");
                assertThat(target.resolve("output_validators")).isNotEmptyDirectory();
            }
            case ONLY -> assertThat(keys).containsEntry("validator_flags", "case_sensitive");
        }
    }
}
