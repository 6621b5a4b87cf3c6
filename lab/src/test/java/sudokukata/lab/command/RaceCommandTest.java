package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;

class RaceCommandTest {
    private static final String NEWSPAPER =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

    @TempDir
    private Path folder;

    @Test
    void showsATableWithTheWorkOfEachStrategy() {
        Cli cli = Cli.run(NEWSPAPER.repeat(3), "race", "--strategy", "memo,mrv", "--seconds", "1");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .startsWith("strategy  puzzles  puzzles/s")
                .containsPattern("memo +3 +[0-9,]+ .* 4,208.0 +0\n")
                .containsPattern("mrv +3 +[0-9,]+ .* 51.0 +0\n")
                .contains("3 puzzles, 1 solution wanted of each, ");
    }

    @Test
    void aSpentBudgetIsCountedAsOver() {
        Cli cli = Cli.run(NEWSPAPER, "race", "--strategy", "memo", "--budget", "10", "--seconds", "1");
        assertThat(cli.out()).containsPattern("memo .* 10.0 +1\n");
    }

    @Test
    void racesSudominokusToo() {
        String sample =
                CaseLibrary.ofProject().judged(Problems.numbered("4574")).get(0).input();
        Cli cli = Cli.run(sample, "race", "--strategy", "domino", "--seconds", "1");
        assertThat(cli.out()).containsPattern("domino +2 .* 7,155.0 +0\n");
    }

    @Test
    void drawsAChart() {
        Path chart = folder.resolve("race.svg");
        Cli cli = Cli.run(NEWSPAPER, "race", "--strategy", "mrv", "--seconds", "1", "--chart", chart.toString());
        assertThat(cli.exit()).isZero();
        assertThat(chart).content().contains("<svg", "puzzles a second", "mrv");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "race --limit 0|--limit is at least 1, not 0",
                "race --budget -1|--budget is 0 or more, not -1",
                "race --seconds 0|--seconds is at least 1, not 0",
                "race --strategy mrv,nobody|no strategy is named 'nobody'",
                "race --strategy domino|strategy 'domino' does not solve a Sudoku"
            })
    void aWrongCallIsAnsweredWithAWord(String call, String message) {
        Cli cli = Cli.run(NEWSPAPER, call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message);
    }

    @Test
    void whatIsNoPuzzleIsLeftOutAloud() {
        Cli cli = Cli.run(NEWSPAPER + "12345678\n", "race", "--strategy", "mrv", "--seconds", "1");
        assertThat(cli.exit()).isZero();
        assertThat(cli.err()).isEqualTo("kata: left out, line 2: expected a row of 9 cells, found 8\n");
        assertThat(Cli.run("x", "race").err()).contains("no puzzle found");
    }
}
