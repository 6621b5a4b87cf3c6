package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.docs.Docs;

/** A reader can type what the docs say: each command has a name, options and strategies that there are. */
class DocumentedCommandsTest {
    private static final Path ROOT = CaseLibrary.ofProject().root().getParent();

    /** A command on a line of its own in a fence, or in the text; what follows a pipe or an arrow is the shell's. */
    private static final Pattern COMMAND = Pattern.compile("(?m)(?:^|`)(?:\\$ )?\\./kata ([^`>|#]*?) *(?:[`>|#]|$)");

    /** Strategies that a page tells how to make. */
    private static final Pattern MADE_UP = Pattern.compile("(?<=--strategy )(mine|alice|learner|no-box-check)\\b");

    private static final Pattern TESTS = Pattern.compile("mvn test -Dtest=([A-Za-z,]+)");

    private static final Pattern EXERCISE = Pattern.compile("(?m)^([0-9])\\. ((?:.|\n(?![0-9]\\.))*)");

    static Stream<Path> pages() throws IOException {
        return new Docs(CaseLibrary.ofProject(), arguments -> "").pages().stream();
    }

    private static Stream<String> commands(String page) {
        return COMMAND.matcher(page.replaceAll("(`\\./kata [^`\n]*)\n +", "$1 "))
                .results()
                .map(command ->
                        MADE_UP.matcher(command.group(1)).replaceAll("naive").strip())
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandCanBeTyped(Path page) throws IOException {
        assertThat(commands(Files.readString(page)))
                .allSatisfy(command -> assertThatCode(() -> parse(command))
                        .as("./kata " + command + " on " + ROOT.relativize(page))
                        .doesNotThrowAnyException());
    }

    /** A single word only names the command. */
    private static void parse(String command) {
        String[] words = command.replace("PROBLEM", "2239").split(" +");
        CommandLine kata = Kata.commandLine(new ByteArrayInputStream(new byte[0]));
        if (words.length > 1 || words[0].startsWith("-")) {
            kata.parseArgs(words);
        } else {
            assertThat(kata.getSubcommands()).containsKey(words[0]);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyTestThatIsNamedExists(Path page) throws IOException {
        List<String> tests = TESTS.matcher(Files.readString(page))
                .results()
                .flatMap(names -> Stream.of(names.group(1).split(",")))
                .filter(name -> !name.equals("SomeTest"))
                .toList();
        try (Stream<Path> files = Stream.of("strategies", "judge-tests", "lab").flatMap(this::testsOf)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).toList();
            assertThat(tests).allSatisfy(test -> assertThat(names).contains(test + ".java"));
        }
    }

    private Stream<Path> testsOf(String module) {
        try {
            return Files.walk(ROOT.resolve(module).resolve("src/test/java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aWrongCommandIsFound() {
        List<String> commands = commands(
                        "see `./kata solve 2239\n  --fast FILE`\n\n```\n$ ./kata judge > all.txt\n```\n")
                .toList();
        assertThat(commands).containsExactly("solve 2239 --fast FILE", "judge");
        assertThatCode(() -> parse(commands.get(0))).hasMessageContaining("--fast");
    }

    static Stream<Path> walkthroughs() throws IOException {
        return pages().filter(page -> page.getParent().endsWith("walkthroughs"));
    }

    /** Who has done an exercise wants to know whether it is right. */
    @ParameterizedTest
    @MethodSource("walkthroughs")
    void threeExercisesEachWithACommandThatChecksIt(Path page) throws IOException {
        String text = Files.readString(page);
        String heading = page.toString().endsWith(".ko.md") ? "## 연습 문제" : "## Exercises";
        assertThat(text).contains(heading);
        String exercises = text.substring(text.indexOf(heading));
        assertThat(EXERCISE.matcher(exercises).results().map(MatchResult::group))
                .hasSize(3)
                .allMatch(exercise -> exercise.matches("(?s).*`(\\./kata|mvn test -D(test|strategy)=)[^`]+`.*"));
    }
}
