package sudokukata.judge.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.check.Checker;
import sudokukata.judge.format.Input;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;
import sudokukata.puzzle.Sudomino;

/** Two checkers that share no line: the project's own and the packages' Python validators. They must agree. */
class ValidatorsTest {
    private static final int WELL_FORMED = 42;
    private static final int WRONG = 43;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsPython() {
        boolean installed = Program.isInstalled("python3");
        if (!installed && System.getenv("CI") != null) {
            fail("python3 is not installed");
        }
        assumeTrue(installed, "python3 is not installed, so the validators are not run");
    }

    private static List<Path> files(Problem problem, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(packageOf(problem).resolve("data"))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static Path packageOf(Problem problem) {
        return CaseLibrary.ofProject().root().resolve("problems").resolve(problem.folder());
    }

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void theInputValidatorsAgree(Problem problem) throws IOException {
        List<Path> files = files(problem, ".in").stream()
                .filter(file -> !file.toString().contains("valid_output"))
                .toList();
        List<List<String>> calls =
                files.stream().map(file -> List.of(file.toString())).toList();
        List<Integer> exits = python(packageOf(problem).resolve("input_validators/validate.py"), calls);
        for (int i = 0; i < files.size(); i++) {
            Path file = files.get(i);
            boolean expected = !file.toString().contains("invalid_input");
            assertThat(exits.get(i)).as("validate.py on " + file).isEqualTo(expected ? WELL_FORMED : WRONG);
            assertThat(isPromised(problem, file))
                    .as("the project's reader on " + file)
                    .isEqualTo(expected);
        }
    }

    /** Readable, and within what the statement promises. */
    private static boolean isPromised(Problem problem, Path file) throws IOException {
        String text = Files.readString(file);
        Input input = problem.format().read(text);
        boolean closed = problem.format().most() == 1 || text.strip().matches("(?s).*(^|\\R)0");
        return closed
                && input.fault().isEmpty()
                && !input.entries().isEmpty()
                && input.entries().stream()
                        .allMatch(entry -> entry.puzzle().clash().isEmpty()
                                && entry.puzzle().<Boolean>match(sudoku -> true, ValidatorsTest::hasPromisedTiles));
    }

    private static boolean hasPromisedTiles(Sudomino puzzle) {
        return puzzle.tiles().size() >= 10 && puzzle.tiles().size() <= 35;
    }

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void theOutputChecksAgree(Problem problem) throws IOException {
        List<Path> files = files(problem, ".out");
        for (Path file : files) {
            Checker checker = new Checker(CaseInput.of(
                    problem, Files.readString(sibling(file, ".in")), Files.readString(sibling(file, ".ans"))));
            assertThat(checker.check(Files.readString(file)).isEmpty())
                    .as("the project's checker on " + file)
                    .isEqualTo(isRight(file));
        }
        Path validator = packageOf(problem).resolve("output_validator/validate.py");
        if (Files.exists(validator)) {
            List<List<String>> calls = files.stream()
                    .map(file -> List.of(
                            file.toString(),
                            sibling(file, ".in").toString(),
                            sibling(file, ".ans").toString(),
                            folder.toString()))
                    .toList();
            List<Integer> expected = files.stream()
                    .map(file -> isRight(file) ? WELL_FORMED : WRONG)
                    .toList();
            assertThat(python(validator, calls)).as("validate.py on " + files).isEqualTo(expected);
        }
    }

    private static boolean isRight(Path file) {
        return !file.toString().contains("invalid_output");
    }

    private static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName().toString().replaceFirst("\\.out$", ending));
    }

    /** Runs a validator once for each call, all in one process: its first word is the standard input's file. */
    private List<Integer> python(Path validator, List<List<String>> calls) throws IOException {
        String driver = """
                import io, runpy, sys
                script = sys.argv[1]
                for line in sys.stdin.read().split("\\n"):
                    if not line:
                        continue
                    words = line.split("\\t")
                    sys.argv = [script] + words[1:]
                    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(open(words[0], "rb"), newline="")
                    try:
                        runpy.run_path(script, run_name="__main__")
                        code = 0
                    except SystemExit as end:
                        code = end.code
                    sys.stdin = stdin
                    print("exit", code, file=sys.__stdout__)
                """;
        String input = calls.stream().map(call -> String.join("\t", call)).collect(Collectors.joining("\n"));
        ProcessRun run = ProcessRun.of(
                List.of("python3", "-c", driver, validator.toString()), input, Duration.ofSeconds(60), 1 << 20, folder);
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out()
                .lines()
                .filter(line -> line.startsWith("exit "))
                .map(line -> Integer.valueOf(line.substring("exit ".length())))
                .toList();
    }
}
