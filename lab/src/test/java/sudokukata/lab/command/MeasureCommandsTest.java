package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasureCommandsTest {
    private static final String NEWSPAPER =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

    @TempDir
    private Path folder;

    @Test
    void growthShowsEachNumberOfClues() {
        Cli cli = Cli.run("", "growth", "2580", "--strategy", "memo,bands", "--budget", "2000");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out().lines().toList())
                .hasSize(25)
                .startsWith("clues      memo  bands")
                .anyMatch(line -> line.matches("40 +[0-9]+ +0"))
                .anyMatch(line -> line.matches("17 +>= 2,000 +[0-9]+"));
    }

    @Test
    void growthShowsEachNumberOfTiles() throws IOException {
        Path chart = folder.resolve("growth.svg");
        Cli cli = Cli.run(
                "", "growth", "4574", "--strategy", "propagation", "--budget", "5000", "--chart", chart.toString());
        assertThat(cli.exit()).isZero();
        assertThat(cli.out().lines()).anyMatch(line -> line.matches("35 +0")).anyMatch(line -> line.matches("4 +.*"));
        assertThat(chart).content().contains("<text").contains("given tiles").contains("propagation");
        assertThat(Files.size(chart)).isLessThan(120_000);
    }

    @Test
    void growthInMicroseconds() {
        Cli cli = Cli.run("", "growth", "2580", "--strategy", "bands", "--budget", "100", "--time");
        assertThat(cli.out()).containsPattern("40 +[0-9]+\\.[0-9]\n");
    }

    @Test
    void luckShowsHowTheSamePuzzleScatters() {
        Cli cli = Cli.run(NEWSPAPER, "luck", "-", "--strategy", "mrv,memo", "--symmetries", "20", "--budget", "3000");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .startsWith("strategy  least  median   90 %   most  OVER\n")
                .containsPattern("mrv +51 +51 +51 +51 +0\n")
                .contains("memo: how many of 20 symmetries")
                .containsPattern(" +32 +20 #{40}\n");
    }

    @Test
    void theChartOfLuckIsTheSameEachTime() throws IOException {
        Path one = folder.resolve("one.svg");
        Path two = folder.resolve("two.svg");
        for (Path chart : new Path[] {one, two}) {
            Cli.run("", "luck", "--strategy", "bands", "--symmetries", "10", "--chart", chart.toString());
        }
        assertThat(one).hasSameTextualContentAs(two);
        assertThat(one).content().contains("One sudoku, 10 symmetries");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "luck --symmetries 0|--symmetries is at least 1, not 0",
                "luck --budget 0|--budget is at least 1, not 0",
                "luck --strategy domino|strategy 'domino' does not solve a sudoku",
                "luck nowhere.txt|there is no file nowhere.txt",
                "luck -|no sudoku found: expected 81 cells on a line, or 9 lines of 9",
                "luck --strategy bands --symmetries 1 --chart no/such/folder/a.svg|the chart no/such/folder/a.svg cannot be written",
                "growth 2580 --budget 0|--budget is at least 1, not 0",
                "growth 2580 --strategy domino|strategy 'domino' does not solve a Sudoku"
            })
    void aWrongCallIsAnsweredWithAWord(String call, String message) {
        Cli cli = Cli.run("", call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message);
    }
}
