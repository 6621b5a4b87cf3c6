package sudokukata.judge.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Language;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;

/**
 * A suite is as good as the wrong answers that it catches: each wrong program meets its killer case, and the
 * public sample, which many of them pass.
 */
@Execution(ExecutionMode.CONCURRENT)
class WrongProgramsTest {
    /** For a program that never ends. The kill matrix waits longer. */
    private static final Duration SHORT = Duration.ofMillis(500);

    /** For one that ends, on a machine however busy. */
    private static final Duration LONG = Duration.ofSeconds(60);

    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    /** Each program is compiled once, for all tests. */
    private static final Map<Path, Program> COMPILED = new ConcurrentHashMap<>();

    @TempDir
    private static Path folder;

    static Stream<WrongProgram> wrong() {
        return Problems.all().stream().flatMap(problem -> WrongPrograms.of(LIBRARY, problem).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void isKilledWithAReasonThatNamesTheMistake(WrongProgram wrong) throws Exception {
        ProgramJudge.Result result = judge(wrong, wrong.killer(), wrong.verdict());
        assertThat(result.verdict()).as(wrong + " on " + wrong.killer()).isEqualTo(wrong.verdict());
        assertThat(result.fault().map(Fault::reason).orElse("")).contains(wrong.reason());
    }

    /** What the public sample lets pass is the reason why there are secret cases. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void getsItsVerdictOnThePublicSample(WrongProgram wrong) throws Exception {
        assertThat(judge(wrong, "sample/1", wrong.sample()).verdict()).isEqualTo(wrong.sample());
    }

    static Stream<Path> right() {
        return Problems.all().stream().flatMap(problem -> WrongPrograms.accepted(LIBRARY, problem).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("right")
    void aRightProgramIsAccepted(Path source) throws Exception {
        Problem problem = Problems.all().stream()
                .filter(p -> source.toString().contains(p.folder()))
                .findFirst()
                .orElseThrow();
        ProgramJudge judge = new ProgramJudge(folder, Optional.of(LONG));
        Program program = compile(source);
        for (JudgeCase judgeCase : smallCases(problem)) {
            assertThat(judge.judge(program, judgeCase).verdict())
                    .as(judgeCase.toString())
                    .isEqualTo(Verdict.AC);
        }
    }

    /** One case of each group. */
    private List<JudgeCase> smallCases(Problem problem) {
        return LIBRARY.judged(problem).stream()
                .filter(judgeCase ->
                        judgeCase.name().startsWith("01") || judgeCase.name().equals("1"))
                .toList();
    }

    /** Whoever changes a base, or adds a mistake, shall read what it does at a glance. */
    @Test
    void aMistakeIsASmallChange() {
        assertThat(wrong()).allSatisfy(wrong -> assertThat(wrong.size()).isLessThanOrEqualTo(19));
        List<Integer> sizes =
                wrong().map(WrongProgram::size).filter(size -> size > 0).toList();
        assertThat(sizes).hasSizeGreaterThan(100);
        assertThat(sizes.stream().mapToInt(size -> size).average().orElseThrow())
                .isLessThan(6);
    }

    /** Neither another wrong program's text nor a right one's, whatever the comments say. */
    @Test
    void noProgramStandsTwice() {
        Stream<String> texts = Stream.concat(wrong().map(WrongProgram::source), right().map(WrongProgramsTest::read));
        assertThat(texts.map(text -> text.replaceAll("(?m)^(#|//).*\n", ""))).doesNotHaveDuplicates();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void thePageShowsAnEntryAsItIs() {
        Path page = LIBRARY.root().resolveSibling("docs/judge/the-judge.md");
        String entry = read(page).replaceFirst("(?s).*```yaml\n(- path: .*?)```.*", "$1");
        assertThat(read(LIBRARY.root().resolve("problems/sudoku2580/submissions/mistakes.yaml")))
                .contains("\n\n" + entry + "\n");
    }

    @Test
    void theFolderNamesTheVerdict() {
        Map<String, Verdict> verdicts =
                Map.of("wrong_answer", Verdict.WA, "run_time_error", Verdict.RTE, "time_limit_exceeded", Verdict.TLE);
        assertThat(wrong())
                .allSatisfy(wrong -> assertThat(verdicts.get(wrong.path().replaceFirst("/.*", "")))
                        .isEqualTo(wrong.verdict()));
    }

    @Test
    void nothingIsKeptButBasesAndWholePrograms() throws IOException {
        for (Problem problem : Problems.all()) {
            Path submissions =
                    LIBRARY.root().resolve("problems").resolve(problem.folder()).resolve("submissions");
            Stream<Path> whole = WrongPrograms.of(LIBRARY, problem).stream()
                    .filter(wrong -> wrong.size() == 0)
                    .map(wrong -> submissions.resolve(wrong.file()));
            List<Path> expected = Stream.of(
                            Stream.of(submissions.resolve("mistakes.yaml")),
                            WrongPrograms.accepted(LIBRARY, problem).stream(),
                            whole)
                    .flatMap(files -> files)
                    .toList();
            try (Stream<Path> files = Files.walk(submissions)) {
                assertThat(files.filter(Files::isRegularFile)).containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    private ProgramJudge.Result judge(WrongProgram wrong, String caseId, Verdict expected) throws Exception {
        JudgeCase judgeCase = LIBRARY.judged(wrong.problem()).stream()
                .filter(candidate -> candidate.id().equals(caseId))
                .findFirst()
                .orElseThrow();
        Duration patience = expected == Verdict.TLE ? SHORT : LONG;
        return new ProgramJudge(folder, Optional.of(patience)).judge(compile(written(wrong)), judgeCase);
    }

    private static Path written(WrongProgram wrong) throws IOException {
        return wrong.write(folder.resolve(wrong.problem().folder()));
    }

    private Program compile(Path source) {
        require(source, ".cpp", "g++");
        require(source, ".py", "python3");
        return COMPILED.computeIfAbsent(source, file -> {
            try {
                return light(Program.compile(file, Files.createTempDirectory(folder, "program")));
            } catch (CompileError | IOException e) {
                throw new IllegalStateException(file + ": " + e.getMessage(), e);
            }
        });
    }

    /** Hundreds of short runs: the second compiler would warm up and be thrown away each time. */
    private static Program light(Program program) {
        if (program.language() != Language.JAVA) {
            return program;
        }
        List<String> command = new ArrayList<>(program.command());
        command.add(1, "-XX:TieredStopAtLevel=1");
        return new Program(program.name(), program.language(), command);
    }

    /**
     * Without a compiler these programs cannot be judged: said and skipped at home, a failure where all is installed.
     */
    private static void require(Path source, String ending, String command) {
        if (source.toString().endsWith(ending) && !Program.isInstalled(command)) {
            if (System.getenv("CI") != null) {
                fail(command + " is not installed");
            }
            assumeTrue(false, command + " is not installed, so " + source.getFileName() + " is not judged");
        }
    }
}
