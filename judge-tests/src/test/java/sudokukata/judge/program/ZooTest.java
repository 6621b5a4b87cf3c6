package sudokukata.judge.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
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
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.Verdict;

/**
 * A suite is as good as the wrong answers that it catches: each wrong program of the zoo meets its killer case, and the
 * public sample, which many of them pass.
 */
@Execution(ExecutionMode.CONCURRENT)
class ZooTest {
    /** For a program that never ends. The kill matrix waits longer. */
    private static final Duration SHORT = Duration.ofMillis(500);

    /** For one that ends, on a machine however busy. */
    private static final Duration LONG = Duration.ofSeconds(60);

    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    /** Each program is compiled once, for all tests. */
    private static final Map<Path, Program> COMPILED = new ConcurrentHashMap<>();

    @TempDir
    private static Path folder;

    static Stream<Zoo.Animal> wrong() {
        return Stream.of(Problem.values()).flatMap(problem -> Zoo.of(LIBRARY, problem).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void isKilledWithAReasonThatNamesTheMistake(Zoo.Animal animal) throws Exception {
        ProgramJudge.Result result = judge(animal, animal.killer(), animal.verdict());
        assertThat(result.verdict()).as(animal + " on " + animal.killer()).isEqualTo(animal.verdict());
        assertThat(result.fault().map(Fault::reason).orElse("")).contains(animal.reason());
    }

    /** What the public sample lets pass is the reason why there are secret cases. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void getsItsVerdictOnThePublicSample(Zoo.Animal animal) throws Exception {
        assertThat(judge(animal, "sample/1", animal.sample()).verdict()).isEqualTo(animal.sample());
    }

    static Stream<Path> right() {
        return Stream.of(Problem.values()).flatMap(problem -> Zoo.accepted(LIBRARY, problem).stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("right")
    void aRightProgramIsAccepted(Path source) throws Exception {
        Problem problem = Stream.of(Problem.values())
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

    @Test
    void everyWrongProgramIsInTheIndex() throws IOException {
        for (Problem problem : Problem.values()) {
            Path submissions =
                    LIBRARY.root().resolve("problems").resolve(problem.folder()).resolve("submissions");
            List<Path> indexed =
                    Zoo.of(LIBRARY, problem).stream().map(Zoo.Animal::source).toList();
            try (Stream<Path> files = Files.walk(submissions)) {
                assertThat(files.filter(file -> file.toString().matches(".*\\.(java|cpp|py)"))
                                .filter(file -> !file.startsWith(submissions.resolve("accepted"))))
                        .containsExactlyInAnyOrderElementsOf(indexed);
            }
        }
    }

    private ProgramJudge.Result judge(Zoo.Animal animal, String caseId, Verdict expected) throws Exception {
        JudgeCase judgeCase = LIBRARY.judged(animal.problem()).stream()
                .filter(candidate -> candidate.id().equals(caseId))
                .findFirst()
                .orElseThrow();
        Duration patience = expected == Verdict.TLE ? SHORT : LONG;
        return new ProgramJudge(folder, Optional.of(patience)).judge(compile(animal.source()), judgeCase);
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

    /** Without a compiler these programs cannot be judged: said and skipped at home, a failure where all is installed. */
    private static void require(Path source, String ending, String command) {
        if (source.toString().endsWith(ending) && !Program.isInstalled(command)) {
            if (System.getenv("CI") != null) {
                fail(command + " is not installed");
            }
            assumeTrue(false, command + " is not installed, so " + source.getFileName() + " is not judged");
        }
    }
}
