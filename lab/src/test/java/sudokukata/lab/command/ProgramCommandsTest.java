package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.Refused;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the programs are lines for a POSIX shell")
class ProgramCommandsTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private static final Path SUBMISSIONS = LIBRARY.root().resolve("problems/sudoku2580/submissions");

    @TempDir
    private Path folder;

    @Test
    void aRightProgramIsAcceptedGroupByGroup() {
        String main = SUBMISSIONS.resolve("accepted/rowmajor/Main.java").toString();
        Cli cli = Cli.run("", "judge", "2580", main, "--case", "sample/1");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .startsWith("2580  ")
                .contains("JAVA, 3.0 s a case")
                .containsPattern("sample  AC +1 case ");
        assertThat(cli.out()).endsWith("verdict: AC\n");
    }

    @Test
    void aWrongProgramStopsAtItsFirstWrongCaseWithAllThatHelps() {
        Cli cli = Cli.run("", "judge", "2239", "--", "cat");
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.out())
                .contains("cat | 2239 sample/1 | WA, rule 1", "r1c2 is left blank (0), and 50 more cells are blank")
                .contains("hint:  ", "again: ./kata judge 2239 --case sample/1 -- cat")
                .contains("input:\n  103000509", "expected:\n> 143628579", "got:\n> 103000509")
                .endsWith("verdict: WA\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "echo a note >&2; cat|  a note\\n",
                "seq 13 >&2; cat|  6\\n  ... (1 line between)\\n  8\\n",
                "seq 30 >&2; exit 1|  6\\n  ... (18 lines between)\\n  25\\n",
            })
    void whatAProgramComplainsOfIsShownWhateverItsExitCode(String program, String shown) {
        String out = Cli.run("", "judge", "2239", "--", "sh", "-c", program).out();
        assertThat(out).contains("\nstandard error:\n");
        assertThat(out.substring(out.indexOf("standard error:\n"))).contains(shown.replace("\\n", "\n"));
        assertThat(Cli.run("", "judge", "2239", "--", "cat").out()).doesNotContain("standard error");
    }

    @Test
    void theCommandThatIsShownCanBePasted() {
        Cli cli = Cli.run("", "judge", "2239", "--", "sh", "-c", "cat; exit 0");
        assertThat(cli.out()).contains("again: ./kata judge 2239 --case sample/1 -- sh -c 'cat; exit 0'\n");
        Cli broken = Cli.run("", "break", "--problem", "2580", "--", "sh", "-c", "cat; exit 0");
        assertThat(broken.out()).contains("again: ./kata break --problem 2580 --seed 1 -- sh -c 'cat; exit 0'\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "judge 2580 -- /no/such|there is no program /no/such",
                "judge 2580 -- /|/ is a folder, not a program",
                "judge 2580 --|a command is missing after --",
                "break --problem 2580 -- /no/such|there is no program /no/such"
            })
    void whatCannotBeStartedIsAWrongCall(String call, String message) {
        Cli cli = Cli.run("", call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message).doesNotContain("Exception");
    }

    @Test
    void aFileThatIsNoProgramIsAWrongCall() throws IOException {
        Path text = Files.writeString(folder.resolve("prog.txt"), "hello");
        assertThat(Cli.run("", "judge", "2580", "--", text.toString()).err())
                .contains(text + " may not be run: is it a program?");
    }

    @Test
    void aProgramThatDoesNotCompileIsTold() throws IOException {
        Path broken = Files.writeString(folder.resolve("Main.java"), "class Main {");
        Cli cli = Cli.run("", "judge", "2239", broken.toString());
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.out()).startsWith("verdict: CE\nMain.java:1: error: reached end of file while parsing");
    }

    @Test
    void aWrongProgramIsBroken() {
        Cli cli = Cli.run("", "break", "--problem", "2580", "--", "cat");
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.out()).contains("cat | 2580 | WA, rule 1", "1 blank of 81", "input:\n", "answer:\n");
    }

    private JudgeCase sample(Problem problem) {
        return LIBRARY.judged(problem).get(0);
    }

    private Cli check(Problem problem, String answer) throws IOException {
        Path input = Files.writeString(folder.resolve("in"), sample(problem).input());
        Path file = Files.writeString(folder.resolve("answer"), answer);
        return Cli.run("", "check", problem.toString(), input.toString(), file.toString());
    }

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void theRightAnswerIsAcceptedWithFreeTrailingBlanks(Problem problem) throws IOException {
        assertThat(check(problem, sample(problem).answer())).isEqualTo(new Cli(0, "accepted\n", ""));
        assertThat(check(problem, sample(problem).answer().replace("\n", " \n")).exit())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "143628579|243628579|r1c1 is given as 1, in the answer it is 2",
                "143628579|143628570|r1c9 is given as 9, in the answer it is left blank",
                "143628579|103628579|r1c2 is left blank (0)",
                "143628579|1 4 3 6 2 8 5 7 9|line 1, column 2: expected 9 digits without spaces between",
                "143628579|''|line 1, column 1: expected 9 digits in a row, found an empty line",
                "854396127|854396127x|line 9, column 10: expected the end of the row after 9 digits, found 'x'",
                "143628579|14362857|line 1, column 9: expected 9 digits in a row"
            })
    void aWrongAnswerIsRejectedWithItsReason(String from, String to, String reason) throws IOException {
        Cli cli = check(
                Problems.numbered("2239"),
                sample(Problems.numbered("2239")).answer().replace(from, to));
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.out()).startsWith("rejected: ").contains(reason);
    }

    @Test
    void tooFewAndTooManyLinesAreRejected() throws IOException {
        String answer = sample(Problems.numbered("2239")).answer();
        assertThat(check(Problems.numbered("2239"), answer.substring(10)).out()).contains("expected row 9 of 9");
        assertThat(check(Problems.numbered("2239"), answer + "123456789\n").exit())
                .isEqualTo(1);
    }

    @Test
    void anInputThatCannotBeReadIsExitCodeTwo() throws IOException {
        Path input = Files.writeString(folder.resolve("in"), "x\n");
        Cli cli = Cli.run("", "check", "2239", input.toString(), input.toString());
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("in: line 1, column 1: expected a digit 0..9, found 'x'");
    }

    @Test
    void packagesAreWrittenForOtherJudges() {
        Cli cli = Cli.run("", "package", "2580", "--for", "kattis", "-o", folder.toString());
        assertThat(cli.exit()).isZero();
        assertThat(folder.resolve("sudoku2580/problem.yaml")).content().contains("validation: custom");
        assertThat(folder.resolve("sudoku2580/submissions/wrong_answer/no-undo/Main.java"))
                .isRegularFile();
        assertThat(Cli.run("", "package", "2580", "-o", folder.toString()).err())
                .contains("exists already");
        assertThat(Cli.run("", "package", "2239", "--for", "x", "-o", folder.toString())
                        .err())
                .contains("--for is 2025-09 or kattis, not 'x'");
    }

    /** Nothing that is made is kept: who wants to see the wrong programs has them written. */
    @Test
    void theWrongProgramsAreWrittenToRead() throws IOException {
        Cli cli = Cli.run("", "data", "--programs", folder.toString());
        assertThat(cli.exit()).isZero();
        Path wrong = folder.resolve("sudoku2580/wrong_answer");
        assertThat(cli.out()).matches("written: 1[0-9]{2} wrong programs, in " + folder + "\n");
        assertThat(wrong.resolve("no-undo/Main.java")).content().startsWith("// The marks of a digit stay set");
        assertThat(folder.resolve("sudoku2239/wrong_answer/dancing-links/Main.java"))
                .isRegularFile();
        try (Stream<Path> problems = Files.list(folder)) {
            assertThat(problems).hasSize(Problems.all().size());
        }
        Cli judged = Cli.run("", "judge", "2580", wrong.resolve("no-undo.py").toString());
        assertThat(judged.out()).endsWith("verdict: WA\n");
        Cli again = Cli.run("", "data", "--programs", folder.toString());
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).contains("sudoku2239 exists already");
    }

    @Test
    void theProgramsNeedAFolderAndNothingToCheck() {
        assertThat(Cli.run("", "data", "--programs", "").err()).contains("--programs names a folder, and is empty");
        assertThat(Cli.run("", "data", "--check", "--programs", "x").err())
                .contains("--check writes nothing, --programs does: not both");
        assertThat(Cli.run("", "data", "--programs", "/dev/null/x").err())
                .contains("the programs cannot be written to /dev/null/x");
    }

    @Test
    void aMistakeThatCannotBeMadeIsTold() {
        assertThatThrownBy(() -> JudgeData.read(() -> {
                    throw new IllegalArgumentException("mistakes.yaml: no-undo: this text stands nowhere");
                }))
                .isInstanceOf(Refused.class)
                .hasMessage("mistakes.yaml: no-undo: this text stands nowhere");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "judge 2239 no/such/Main.java|there is no file no/such/Main.java",
                "judge 2239 nosuchcommand|'nosuchcommand' is neither a .java, .cpp or .py file nor a command",
                "judge 2239 cat --strategy mrv|a program or a strategy, not both",
                "judge 2239 cat --case sample/9|nothing to judge for problem 2239, case 'sample/9'"
            })
    void aWrongCallIsAnsweredWithAWord(String call, String message) {
        Cli cli = Cli.run("", call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message);
    }
}
