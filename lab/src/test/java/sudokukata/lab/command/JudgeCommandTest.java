package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgeCommandTest {

    @Test
    void showsTheScoreboardAndEndsWithZeroIfAllIsAsExpected() {
        Cli cli = Cli.run("", "judge", "2239", "--strategy", "memo");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).startsWith("strategy  2239  2239 beyond").containsPattern("memo +AC +OVER");
        assertThat(cli.err()).isEmpty();
    }

    @Test
    void showsOneCase() {
        Cli cli = Cli.run("", "judge", "2239", "--strategy", "mrv", "--case", "sample/1");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).containsPattern("mrv +2239 +sample +AC 1 +58");
    }

    @Test
    void showsEachGroup() {
        Cli cli = Cli.run("", "judge", "2580", "--strategy", "mrv", "--groups");
        assertThat(cli.out()).containsPattern("mrv +2580 +secret/deadend +AC");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "judge 2239 --strategy domino|nothing to judge for problem 2239, strategy 'domino'",
                "judge --case sample/99|nothing to judge for problem any, case 'sample/99'",
                "judge --strategy nobody|no strategy is named 'nobody'"
            })
    void aCallThatJudgesNothingIsWrong(String call, String message) {
        Cli cli = Cli.run("", call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message);
    }
}
