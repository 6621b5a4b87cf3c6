package sudokukata.judge.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

class SudokuFormatTest {
    private static final String GLUED = """
            103000509
            002109400
            000704000
            300502006
            060000050
            700803004
            000401000
            009205800
            804000107
            """;
    private static final String SPACED = GLUED.replaceAll("([0-9])(?=[0-9])", "$1 ");
    private static final Sudoku PUZZLE =
            new Sudoku(Grid.parse("103000509002109400000704000300502006060000050700803004000401000009205800804000107"));

    private static Input read(Problem problem, String text) {
        return problem.format().read(text);
    }

    @Test
    void readsBothForms() {
        assertThat(read(Problems.numbered("2239"), GLUED).entries()).containsExactly(new Input.Entry(PUZZLE, 1));
        assertThat(read(Problems.numbered("2580"), SPACED).entries()).containsExactly(new Input.Entry(PUZZLE, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r", "  \n", "\t\n"})
    void lineEndsAreFree(String end) {
        assertThat(read(Problems.numbered("2239"), GLUED.replace("\n", end)).entries())
                .hasSize(1);
        assertThat(read(Problems.numbered("2580"), SPACED.replace("\n", end)).entries())
                .hasSize(1);
    }

    @Test
    void finalNewlinesAndAByteOrderMarkAreFree() {
        assertThat(read(Problems.numbered("2239"), GLUED.strip()).entries()).hasSize(1);
        assertThat(read(Problems.numbered("2239"), GLUED + "\n\r\n \n").entries())
                .hasSize(1);
        assertThat(read(Problems.numbered("2239"), "\uFEFF" + GLUED).entries()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "103000509|1030005|line 1, column 8: expected 9 digits in a row, found the end of the line after 7",
                "103000509|1030005091|line 1, column 10: expected the end of the row after 9 digits, found '1'",
                "103000509|1 0 3 0 0 0 5 0 9|line 1, column 2: expected 9 digits without spaces between, found a space",
                "002109400|0021x9400|line 2, column 5: expected a digit 0..9, found 'x'",
                "002109400|0021９9400|line 2, column 5: expected a digit 0..9, found '９' (U+FF19)",
                "002109400|''|line 2, column 1: expected 9 digits in a row, found an empty line",
                "002109400|' 02109400'|line 2, column 1: expected 9 digits without spaces between, found a space"
            })
    void refusesAnythingElseWithItsPlace(String line, String broken, String message) {
        Input input = read(Problems.numbered("2239"), GLUED.replace(line, broken));
        assertThat(input.entries()).isEmpty();
        assertThat(input.fault()).map(FormatError::toString).contains(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "103000509|line 1, column 2: expected one space between two numbers, found '0'",
                "1  3 0 0 0 5 0 9 1|line 1, column 3: expected one space between two numbers, found a space",
                "10 0 3 0 0 0 5 0 9|line 1, column 2: expected one space between two numbers, found '0'",
                "1 0 3 0 0 0 5 0 9 4|line 1, column 18: expected the end of the row after 9 digits, found a space"
            })
    void refusesTheOtherProblemsSpacing(String broken, String message) {
        Input input = read(Problems.numbered("2580"), SPACED.replaceFirst("1 0 3 0 0 0 5 0 9", broken));
        assertThat(input.fault()).map(FormatError::toString).contains(message);
    }

    @Test
    void countsTheRows() {
        String eight = GLUED.substring(0, 80);
        assertThat(read(Problems.numbered("2239"), eight).fault())
                .map(FormatError::toString)
                .contains("line 9, column 1: expected row 9 of 9, found the end of the text");
        assertThat(read(Problems.numbered("2239"), GLUED + "1").fault())
                .map(FormatError::toString)
                .contains("line 10, column 1: expected the end of the text, found '1'");
        assertThat(read(Problems.numbered("2239"), "").fault())
                .map(FormatError::toString)
                .contains("line 1, column 1: expected row 1 of 9, found the end of the text");
    }

    @Test
    void writesTheFormOfTheProblem() {
        assertThat(Problems.numbered("2239").format().write(1, PUZZLE.clues())).isEqualTo(GLUED);
        assertThat(Problems.numbered("2580").format().write(1, PUZZLE.clues())).isEqualTo(SPACED);
    }

    @Test
    void readsAnOutputGridByGrid() {
        Output two = Problems.numbered("2239").format().readOutput(GLUED + GLUED);
        assertThat(two.grids()).hasSize(2);
        assertThat(two.fault()).isEmpty();
        Output broken = Problems.numbered("2239").format().readOutput(GLUED + "done\n");
        assertThat(broken.grids()).hasSize(1);
        assertThat(broken.fault()).map(FormatError::line).isEqualTo(Optional.of(10));
    }

    @Test
    void problemsGoByTheirNumbers() {
        assertThat(Problems.find("2580")).contains(Problems.numbered("2580"));
        assertThat(Problems.find("2581")).isEmpty();
        assertThat(Problems.numbered("4574")).hasToString("4574");
        assertThat(Problems.numbered("4574").title()).isEqualTo("Sudominoku");
    }

    @Test
    void whatIsWrittenIsRead() {
        Sudoku puzzle = new Sudoku(
                Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        for (Problem problem : List.of(Problems.numbered("2239"), Problems.numbered("2580"))) {
            String text = problem.format().writeInput(List.of(puzzle));
            assertThat(problem.format().read(text).entries().get(0).puzzle()).isEqualTo(puzzle);
            assertThatThrownBy(() -> problem.format().writeInput(List.of(puzzle, puzzle)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
