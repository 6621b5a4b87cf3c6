package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.problem.Problems;

class LearnerCommandsTest {

    @Test
    void theStubIsNotStarted() {
        Cli cli = Cli.run("", "yours");
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.out()).startsWith("yours [.............] 0 of 13\nopen:   level 1, hand over a complete grid\n");
        assertThat(Cli.run("", "judge", "--strategy", "yours").err()).contains("'yours' is not started");
        assertThat(Cli.run("0", "solve", "2239", "--strategy", "yours").err()).contains("'yours' is not started");
    }

    @Tag("verify")
    @Test
    void aFinishedStrategyPassesAllLevels() {
        Cli cli = Cli.run("", "yours", "--strategy", "naive");
        assertThat(cli.out()).startsWith("naive [#########....] 9 of 13").contains("lay one tile");
    }

    @Test
    void hintsClimbFromAQuestionToALine() {
        assertThat(Cli.run("", "hint", "--again").out()).contains("hint 1 of 3, a question: ");
        assertThat(Cli.run("", "hint").out()).contains("hint 2 of 3, an idea: ");
        String last = Cli.run("", "hint").out();
        assertThat(last).contains("hint 3 of 3, a line: return search.found(digits);", "NaiveStrategy.java");
        assertThat(Cli.run("", "hint").out()).isEqualTo(last);
        assertThat(Cli.run("", "hint", "--again", "--lang", "ko").out())
                .contains("level 1, 다 채워진 격자를 그대로 내기", "hint 1 of 3, a question: 빈칸이 하나도 없습니다.");
        assertThat(Cli.run("", "hint", "--again", "--lang", "fr").out()).contains("Nothing is blank.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "new-strategy Alice|'Alice' is no id",
                "new-strategy mrv|there is a strategy 'mrv' already",
                "break nobody|'nobody' is no strategy, no source file and no command",
                "break cat|which problem does the program solve? Say --problem N",
                "break no/Main.java --problem 2580|there is no file no/Main.java",
                "break yours|'yours' does nothing to break",
                "break memo --problem 2580 --keep ../x|--keep: '../x' is no name of a case",
                "break memo --tries 0|--tries is at least 1, not 0",
                "solve 2239 a b|one problem and one file at most, not 2239 a b",
                "package 2580 -o pom.xml|the package cannot be written to pom.xml/sudoku2580: is pom.xml a folder",
                "break mrv --problem 4574|'mrv' does nothing to break",
                "generate soduko|Invalid value for positional parameter",
                "generate sudoku --givens 21|--givens of a sudoku is 22..81, not 21",
                "generate sudomino --givens 9|--givens of a sudomino is 10..36, not 9",
                "generate sudoku --givens 30 --minimal|exclude each other",
                "generate sudoku --count 0|--count is at least 1",
                "generate sudoku --count 2 --judge 2239|an input of problem 2239 is one sudoku",
                "generate sudomino --judge 2239|--judge is for sudokus",
                "generate sudoku --judge 4574|--judge is 2239 or 2580"
            })
    void aWrongCallIsAnsweredWithAWord(String call, String message) {
        Cli cli = Cli.run("", call.split(" "));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains(message).doesNotContain("Exception");
    }

    @Test
    void generatesWhatTheJudgeReads() {
        String lines = Cli.run("", "generate", "sudoku", "--count", "3", "--givens", "40")
                .out();
        assertThat(lines.lines()).hasSize(3).allMatch(line -> line.matches("[1-9.]{81}"));
        String spaced = Cli.run("", "generate", "sudoku", "--judge", "2580").out();
        assertThat(Problems.numbered("2580").format().read(spaced).entries()).hasSize(1);
        String sudominos = Cli.run("", "generate", "sudomino", "--count", "2", "--givens", "30")
                .out();
        assertThat(Problems.numbered("4574").format().read(sudominos).entries()).hasSize(2);
        assertThat(sudominos).endsWith("\n0\n");
        assertThat(Cli.run("", "generate", "sudomino", "--minimal", "--seed", "2")
                        .exit())
                .isZero();
    }

    @Test
    void aRightStrategyIsNotBroken() {
        Cli cli = Cli.run("", "break", "memo", "--problem", "2580", "--tries", "50");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).isEqualTo("no counter-example in 50 puzzles for 2580, seed 1\n");
    }

    @Test
    void everyCommandHasItsHelp() {
        Stream.of("solve", "judge", "strategies", "yours", "hint", "new-strategy", "break", "generate", "docs")
                .forEach(command -> {
                    Cli cli = Cli.run("", command, "--help");
                    assertThat(cli.exit()).isZero();
                    assertThat(cli.out()).startsWith("Usage: kata " + command);
                });
    }

    @Test
    void helpIsAWordAsWell() {
        assertThat(Cli.run("", "help"))
                .isEqualTo(Cli.run("", "--help"))
                .extracting(Cli::exit)
                .isEqualTo(0);
        assertThat(Cli.run("", "help", "judge")).isEqualTo(Cli.run("", "judge", "--help"));
        Cli unknown = Cli.run("", "help", "jugde");
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("jugde").contains("see: ./kata");
    }
}
