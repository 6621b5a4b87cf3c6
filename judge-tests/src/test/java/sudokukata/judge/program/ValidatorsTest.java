package sudokukata.judge.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Checker;
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

    static Stream<Path> inputs() throws IOException {
        return files(".in").filter(file -> !file.toString().contains("valid_output"));
    }

    static Stream<Path> outputs() throws IOException {
        return files(".out");
    }

    private static Stream<Path> files(String ending) throws IOException {
        try (Stream<Path> files = Files.walk(CaseLibrary.ofProject().root().resolve("problems"))) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        }
    }

    private static Problem problem(Path file) {
        return Stream.of(Problem.values())
                .filter(p -> file.toString().contains(p.folder()))
                .findFirst()
                .orElseThrow();
    }

    private static Path packageOf(Path file) {
        return CaseLibrary.ofProject()
                .root()
                .resolve("problems")
                .resolve(problem(file).folder());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("inputs")
    void theInputValidatorsAgree(Path file) throws IOException {
        boolean expected = !file.toString().contains("invalid_input");
        Path validator = packageOf(file).resolve("input_validators/validate.py");
        int exit = python(List.of(validator.toString()), Files.readString(file));
        assertThat(exit).as("validate.py").isEqualTo(expected ? WELL_FORMED : WRONG);
        assertThat(isPromised(file)).as("the project's reader").isEqualTo(expected);
    }

    /** Readable, and within what the statement promises. */
    private static boolean isPromised(Path file) throws IOException {
        String text = Files.readString(file);
        Input input = problem(file).format().read(text);
        boolean closed = !problem(file).isSudomino() || text.strip().matches("(?s).*(^|\\R)0");
        return closed
                && input.fault().isEmpty()
                && !input.entries().isEmpty()
                && input.entries().stream()
                        .allMatch(entry -> entry.puzzle().clash().isEmpty()
                                && (!(entry.puzzle() instanceof Sudomino sudomino)
                                        || sudomino.tiles().size() >= 10
                                                && sudomino.tiles().size() <= 35));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("outputs")
    void theOutputChecksAgree(Path file) throws IOException {
        boolean expected = !file.toString().contains("invalid_output");
        Path input = sibling(file, ".in");
        Path answer = sibling(file, ".ans");
        Checker checker = new Checker(problem(file), Files.readString(input), Files.readString(answer));
        assertThat(checker.check(Files.readString(file)).isEmpty())
                .as("the project's checker")
                .isEqualTo(expected);
        Path validator = packageOf(file).resolve("output_validator/validate.py");
        if (Files.exists(validator)) {
            List<String> arguments =
                    List.of(validator.toString(), input.toString(), answer.toString(), folder.toString());
            assertThat(python(arguments, Files.readString(file)))
                    .as("validate.py")
                    .isEqualTo(expected ? WELL_FORMED : WRONG);
        }
    }

    private static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName().toString().replaceFirst("\\.out$", ending));
    }

    private int python(List<String> arguments, String input) throws IOException {
        List<String> command =
                Stream.concat(Stream.of("python3"), arguments.stream()).toList();
        return ProcessRun.of(command, input, Duration.ofSeconds(60), 1 << 20, folder)
                .exit();
    }
}
