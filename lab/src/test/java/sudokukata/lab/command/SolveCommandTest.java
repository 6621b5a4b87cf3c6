package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.ExitCode;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

class SolveCommandTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private static final String NONE =
            "530070008\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n" + "000419005\n000080079\n";

    private static JudgeCase named(Problem problem, String id) {
        return LIBRARY.judged(problem).stream()
                .filter(judgeCase -> judgeCase.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static Stream<Arguments> everyStrategyOnEverySample() {
        return Problems.all().stream()
                .flatMap(problem -> Strategies.all().stream()
                        .filter(strategy -> StrategyJudge.isStarted(strategy, problem.kind()))
                        .map(strategy -> Arguments.of(problem, strategy.id())));
    }

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("everyStrategyOnEverySample")
    void theSampleGivesTheSampleAnswerByteForByte(Problem problem, String strategy) {
        JudgeCase sample = named(problem, "sample/1");
        Cli cli = Cli.run(sample.input(), "solve", problem.toString(), "--strategy", strategy);
        assertThat(cli).isEqualTo(new Cli(0, sample.answer(), ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"01-two-hundred-easy", "02-two-hundred-medium", "03-two-hundred-hard"})
    void manyPuzzlesInOneFile(String name) {
        JudgeCase many = named(Problems.numbered("4574"), "secret/set/" + name);
        Cli cli = Cli.run(many.input(), "solve", "4574", "--strategy", "domino");
        assertThat(cli).isEqualTo(new Cli(0, many.answer(), ""));
    }

    @Test
    void readsAFileAndPicksAStrategyItself(@TempDir Path folder) throws Exception {
        JudgeCase sample = named(Problems.numbered("2580"), "sample/1");
        Path file = folder.resolve("in.txt");
        Files.writeString(file, sample.input());
        assertThat(Cli.run("", "solve", "2580", file.toString())).isEqualTo(new Cli(0, sample.answer(), ""));
        assertThat(Cli.run(sample.input(), "solve", "2580", "-")).isEqualTo(new Cli(0, sample.answer(), ""));
    }

    @Test
    void noSolutionIsExitCodeOneAndSaysWhyIfItCan() {
        Cli quiet = Cli.run(NONE, "solve", "2239");
        assertThat(quiet.exit()).isEqualTo(1);
        assertThat(quiet.out()).isEmpty();
        assertThat(quiet.err()).startsWith("kata: no solution");
        Cli clash = Cli.run(NONE.replaceFirst("53", "55"), "solve", "2239");
        assertThat(clash.exit()).isEqualTo(1);
        assertThat(clash.err()).contains("no solution: row 1 has 5 twice, at r1c1 and r1c2 (rule 1");
        String deadCell = "087654321\n200000000\n300000000\n400000000\n500000000\n600000000\n700000000\n800000000\n"
                + "900000000\n";
        assertThat(Cli.run(deadCell, "solve", "2239").err())
                .contains("no solution: r1c1 has no candidate: its peers hold all nine digits");
    }

    @Test
    void aSpentBudgetIsExitCodeThreeAndNeverCalledNoSolution() {
        JudgeCase sample = named(Problems.numbered("2239"), "sample/1");
        Cli cli = Cli.run(sample.input(), "solve", "2239", "--strategy", "naive", "--budget", "186");
        assertThat(cli.exit()).isEqualTo(3);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).isEqualTo("kata: gave up after 186 placements; there may be a solution\n");
        assertThat(Cli.run(sample.input(), "solve", "2239", "--strategy", "naive", "--budget", "187")
                        .exit())
                .isZero();
    }

    @Test
    void explainTellsTheSearchBesideTheAnswer() {
        JudgeCase sample = named(Problems.numbered("2239"), "sample/1");
        Cli cli = Cli.run(sample.input(), "solve", "2239", "--strategy", "naive", "--explain");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).isEqualTo(sample.answer());
        assertThat(cli.err())
                .startsWith("search by naive, 51 blanks; the number is the depth\n  1 place   r1c2=4\n")
                .contains(" 12 back    from r3c2=8\n")
                .contains("\nSTOPPED: a solution was found");
        Cli pasted = Cli.run(sample.input(), "solve", "--strategy", "naive", "--explain");
        assertThat(pasted.out()).isEqualTo(sample.answer().replace("\n", "") + "\n");
        assertThat(pasted.err()).contains("EXHAUSTED: everything was tried: there is exactly one solution");
        Cli spent = Cli.run(sample.input(), "solve", "2239", "--strategy", "naive", "--explain", "--budget", "9");
        assertThat(spent.exit()).isEqualTo(3);
        assertThat(spent.err()).contains("OUT OF BUDGET", "kata: gave up after 9 placements");
    }

    @Test
    void textThatCannotBeReadIsExitCodeTwoWithItsPlace() {
        Cli cli = Cli.run("12345678x\n", "solve", "2239");
        assertThat(cli).isEqualTo(new Cli(2, "", "kata: line 1, column 9: expected a digit 0..9, found 'x'\n"));
        assertThat(Cli.run("", "solve", "4574").exit()).isEqualTo(2);
    }

    @Test
    void answersBeforeAFaultyPuzzleStand() {
        JudgeCase sample = named(Problems.numbered("4574"), "sample/1");
        String input = sample.input().replace("11\n5 I9 2 H9", "11\n5 I9 2 A9");
        Cli cli = Cli.run(input, "solve", "4574");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out())
                .isEqualTo(sample.answer().substring(0, sample.answer().indexOf("Puzzle 2")));
        assertThat(cli.err()).contains("line 14, column 8: expected a location next to I9, found A9");
    }

    @Test
    void aPuzzleWithoutASolutionIsNamedAndTheRunGoesOn() {
        JudgeCase sample = named(Problems.numbered("4574"), "sample/1");
        String swapped = sample.input().replace("C5 A3 D9 I4 A9 E5 A2 C6 I1", "A3 C5 D9 I4 A9 E5 A2 C6 I1");
        Cli cli = Cli.run(swapped, "solve", "4574");
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.out()).startsWith("Puzzle 2\n").doesNotContain("Puzzle 1");
        assertThat(cli.err()).startsWith("kata: puzzle 1 (line 1): no solution");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "solve 1234|'1234' is no problem; there are 2239, 2580 and 4574",
                "solve 2239 --strategy mvr|no strategy is named 'mvr'; there are: naive, memo, mrv, singles, cover, bands, domino",
                "solve 2239 --strategy domino|strategy 'domino' cannot do problem 2239",
                "solve 2239 --budget -1|--budget is 0 or more, not -1",
                "solve 2239 no/such/file|there is no file no/such/file",
                "solve 2239 src|src is a folder, not a file",
                "solve 1234 x|'1234' is no problem",
                "sovle|Unmatched argument"
            })
    void aWrongCallIsExitCodeTwoWithAWord(String call, String message) {
        Cli cli = Cli.run("", call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).contains(message).doesNotContain("Exception");
    }

    @Test
    void theWorstOfSeveralAnswersCounts() {
        assertThat(ExitCode.worse(0, 1)).isEqualTo(1);
        assertThat(ExitCode.worse(3, 1)).isEqualTo(3);
        assertThat(ExitCode.worse(2, 3)).isEqualTo(2);
    }

    @Test
    void aMissingCommandShowsTheUsage() {
        Cli cli = Cli.run("");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("Usage: kata", "solve", "judge", "strategies");
    }

    @Test
    void theShelfIsListed() {
        Cli cli = Cli.run("", "strategies");
        assertThat(cli.exit()).isZero();
        for (SolverStrategy strategy : Strategies.all()) {
            assertThat(cli.out()).contains(strategy.id());
        }
        assertThat(cli.out()).containsPattern("mrv +SUDOKU +2239 \\(as oracle\\), 2580");
    }
}
