package sudokukata.judge.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;

/** A judge is not to be fooled. The programs are lines for a shell; the case is the sample of 2239. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the programs are lines for a POSIX shell")
@Execution(ExecutionMode.CONCURRENT)
class ProgramJudgeTest {
    /** For a program that never ends. */
    private static final Duration SHORT = Duration.ofMillis(500);

    /** For one that ends, on a machine however busy. */
    private static final Duration LONG = Duration.ofSeconds(60);

    private static final JudgeCase SAMPLE =
            CaseLibrary.ofProject().judged(Problems.numbered("2239")).get(0);

    @TempDir
    private Path folder;

    private ProgramJudge.Result run(String line, Duration limit) throws IOException {
        Files.writeString(folder.resolve("answer"), SAMPLE.answer());
        Program shell = Program.ofCommand(List.of("/bin/sh", "-c", line));
        return new ProgramJudge(folder, Optional.of(limit)).judge(shell, SAMPLE);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "cat answer|AC|",
                "cat >input; cat answer|AC|",
                "sed 's/$/ /' answer|AC|",
                "cat answer; echo noise >&2|AC|",
                "cat answer; echo more|WA|layout",
                "cat answer; exit 3|RTE|exit code 3; 9 lines were printed before",
                "exit 1|RTE|exit code 1",
                "kill -SEGV $$|RTE|segmentation fault (signal 11)",
                "kill -ABRT $$|RTE|aborted (signal 6)",
                "yes|OLE|more than 1024 KiB were printed",
                "yes >&2|TLE|no end within the time limit of 0.5 s; nothing was printed",
                "cat answer; sleep 100|TLE|end: the program ends after its answer the right answer was printed",
                "cat; sleep 100|TLE|time: the program ends within its time limit no end within the time limit of 0.5 s",
                "head -n 8 answer; sleep 100|TLE|8 lines were printed",
                "while :; do :; done|TLE|nothing was printed",
                "cat; cat answer|WA|is left blank (0)",
                "tr 1 0 <answer|WA|is given as 1",
                ":|WA|nothing was printed",
                "no-such-command|RTE|exit code 127"
            })
    void isNotFooled(String line, Verdict verdict, String reason) throws IOException {
        ProgramJudge.Result result = run(line, verdict == Verdict.TLE ? SHORT : LONG);
        assertThat(result.verdict()).as(result.toString()).isEqualTo(verdict);
        if (verdict != Verdict.AC) {
            Fault fault = result.fault().orElseThrow();
            assertThat(fault.demand() + " " + fault.reason()).contains(reason);
        }
    }

    @Test
    void childrenEndWithTheirProgram() throws Exception {
        ProgramJudge.Result result = run("sleep 300 & echo $! >child; cat answer", LONG);
        assertThat(result.verdict()).isEqualTo(Verdict.AC);
        assertThat(childEnded()).isTrue();
        run("(sleep 300 & echo $! >child); while :; do :; done", SHORT);
        assertThat(childEnded()).isTrue();
    }

    /** A judge in a process of its own, which is ended while it judges. */
    static final class Judging {
        public static void main(String[] folder) throws IOException {
            Program sleeping = Program.ofCommand(List.of("/bin/sh", "-c", "(sleep 300 & echo $! >child); sleep 300"));
            new ProgramJudge(Path.of(folder[0]), Optional.of(LONG)).judge(sleeping, SAMPLE);
        }
    }

    @Test
    void whatIsJudgedEndsWithTheJudge() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        Process judge = new ProcessBuilder(java, "-cp", classes, Judging.class.getName(), folder.toString()).start();
        Path child = folder.resolve("child");
        for (int i = 0; i < 2_000 && (Files.notExists(child) || Files.size(child) == 0); i++) {
            Thread.sleep(10);
        }
        judge.destroy();
        judge.waitFor();
        assertThat(childEnded()).isTrue();
    }

    private boolean childEnded() throws Exception {
        long child = Long.parseLong(Files.readString(folder.resolve("child")).strip());
        for (int i = 0; i < 1_000 && runs(child); i++) {
            Thread.sleep(10);
        }
        return !runs(child);
    }

    /**
     * A process that has ended is still listed, as a zombie, until it is fetched: whoever adopts orphans may take his
     * time.
     */
    private static boolean runs(long pid) throws IOException {
        Path stat = Path.of("/proc/" + pid + "/stat");
        boolean isListed = ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
        return isListed && !(Files.exists(stat) && Files.readString(stat).contains(") Z "));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void whatDoesNotCompileIsToldInTheCompilersWords() throws IOException {
        Path broken = write("Main.java", "public class Main { int x = \"\"; }");
        assertThatThrownBy(() -> Program.compile(broken, folder))
                .isInstanceOf(CompileError.class)
                .hasMessageStartingWith("Main.java:1: error: incompatible types");
        Path packaged = write("Main.java", "package p; public class Main { }");
        assertThatThrownBy(() -> Program.compile(packaged, folder)).hasMessageContaining("without a package line");
        assertThatThrownBy(() -> Program.compile(folder.resolve("main.rb"), folder))
                .hasMessageContaining("-- first");
    }

    @Test
    void anExceptionIsNamedWithItsOwnLine() throws Exception {
        Path crashing = write(
                "Main.java",
                "import java.util.*;\npublic class Main {\n  public static void main(String[] a) {\n"
                        + "    List.of(1).get(1);\n  }\n}\n");
        ProgramJudge.Result result = new ProgramJudge(folder).judge(Program.compile(crashing, folder), SAMPLE);
        assertThat(result.verdict()).isEqualTo(Verdict.RTE);
        assertThat(result.fault().orElseThrow().reason())
                .startsWith("IndexOutOfBoundsException: ")
                .contains(", at Main.java:4 (exit code 1)");
    }

    @Test
    void aProgramThatUsesTheProjectsClassesDoesNotCompile() throws Exception {
        Path borrowing = write("Main.java", "public class Main { sudokukata.puzzle.Grid grid; }");
        assertThatThrownBy(() -> Program.compile(borrowing, folder))
                .isInstanceOf(CompileError.class)
                .hasMessageContaining("sudokukata");
    }

    @Test
    void aJavaProgramHasTheMemoryOfTheProblem() throws Exception {
        Path greedy = write(
                "Main.java",
                "public class Main { public static void main(String[] a) { long[][] x = new long[900][];"
                        + " for (int i = 0; i < 900; i++) x[i] = new long[1 << 17]; } }");
        ProgramJudge.Result result = new ProgramJudge(folder, Optional.of(Duration.ofMinutes(1)))
                .judge(Program.compile(greedy, folder), SAMPLE);
        assertThat(result.fault().orElseThrow().reason()).startsWith("OutOfMemoryError");
    }

    @Test
    void everyLanguageHasItsLimits() {
        assertThat(Language.JAVA.timeLimit(Problems.numbered("2580"))).isEqualTo(Duration.ofSeconds(3));
        assertThat(Language.CPP.timeLimit(Problems.numbered("2239"))).isEqualTo(Duration.ofSeconds(2));
        assertThat(Language.PYTHON.timeLimit(Problems.numbered("4574"))).isEqualTo(Duration.ofSeconds(8));
        assertThat(Language.javaHeap(Problems.numbered("4574"))).isEqualTo(272);
        assertThat(Language.of("a/Main.java")).isEqualTo(Language.JAVA);
        assertThat(Language.of("./program")).isEqualTo(Language.COMMAND);
    }
}
