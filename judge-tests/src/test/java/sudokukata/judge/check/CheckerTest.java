package sudokukata.judge.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;

class CheckerTest {
    private static final Grid CLUES =
            Grid.parse("530070000600195000098000060800060003400803001700020006060000280000419005000080079");
    private static final Grid ANSWER =
            Grid.parse("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    private static final Grid TWO =
            Grid.parse("349618572782359...651742389273895...195476238864231957527164893918523764436987125");
    private static final Grid TWO_FIRST =
            Grid.parse("349618572782359416651742389273895641195476238864231957527164893918523764436987125");
    private static final Grid TWO_SECOND =
            Grid.parse("349618572782359641651742389273895416195476238864231957527164893918523764436987125");

    private static String write(Problem problem, Grid grid) {
        return problem.format().write(1, grid);
    }

    private static Checker checker(Problem problem, Grid clues, Grid answer) {
        return new Checker(CaseInput.of(problem, write(problem, clues), write(problem, answer)));
    }

    private static String reject(Problem problem, String output) {
        Fault fault = checker(problem, CLUES, ANSWER).check(output).orElseThrow();
        return fault.demand() + " / " + fault.reason();
    }

    @Test
    void acceptsTheAnswerWithFreeLineEnds() {
        Checker checker = checker(Problems.numbered("2239"), CLUES, ANSWER);
        String output = write(Problems.numbered("2239"), ANSWER);
        assertThat(checker.check(output)).isEmpty();
        assertThat(checker.check(output.replace("\n", " \r\n"))).isEmpty();
        assertThat(checker.check(output.strip())).isEmpty();
        assertThat(checker.check(output + "\n\n")).isEmpty();
    }

    @Test
    void anySolutionIsRightFor2580AndOnlyTheFirstFor2239() {
        assertThat(checker(Problems.numbered("2580"), TWO, TWO_FIRST)
                        .check(write(Problems.numbered("2580"), TWO_SECOND)))
                .isEmpty();
        Fault fault = checker(Problems.numbered("2239"), TWO, TWO_FIRST)
                .check(write(Problems.numbered("2239"), TWO_SECOND))
                .orElseThrow();
        assertThat(fault.demand()).isEqualTo(Demand.ORDER);
        assertThat(fault.reason())
                .isEqualTo("a right grid, but not the first in order: at r2c7 it has 6, the first solution has 4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|1|rule 4: every clue keeps its place and its digit / r1c1 is given as 5, in the answer it is 1",
                "0|0|rule 4: every clue keeps its place and its digit / r1c1 is given as 5, in the answer it is left blank",
                "2|0|rule 1: each row holds each digit once; none is blank / r1c3 is left blank (0)",
                "2|9|rule 1: each row holds each digit once / row 1 has 9 twice, at r1c3 and r1c7; columns and boxes are broken too"
            })
    void namesTheRuleAndTheCells(int cell, int digit, String message) {
        assertThat(reject(Problems.numbered("2239"), write(Problems.numbered("2239"), ANSWER.with(cell, digit))))
                .isEqualTo(message);
    }

    @Test
    void rowsColumnsAndBoxesAreThreeRules() {
        Grid rowsOnly = Grid.parse("123456789".repeat(9));
        Grid rowsAndColumns =
                Grid.parse("123456789234567891345678912456789123567891234678912345789123456891234567912345678");
        Grid blank = Grid.of(new int[81]);
        Checker checker = checker(Problems.numbered("2580"), blank, TWO_FIRST);
        assertThat(checker.check(write(Problems.numbered("2580"), rowsOnly))
                        .orElseThrow()
                        .reason())
                .isEqualTo("column 1 has 1 twice, at r1c1 and r2c1; boxes are broken too; all rows are right");
        assertThat(checker.check(write(Problems.numbered("2580"), rowsAndColumns))
                        .orElseThrow()
                        .reason())
                .isEqualTo("box 1 has 2 twice, at r1c2 and r2c1; all rows and columns are right");
    }

    @Test
    void saysWhenTheCluesSeemUnread() {
        assertThat(reject(Problems.numbered("2239"), write(Problems.numbered("2239"), withoutRow(8))))
                .contains("r9c5 is given as 8, in the answer it is left blank; so is all of row 9: is it read at all?");
        String transposed = write(Problems.numbered("2239"), transposed(ANSWER));
        assertThat(reject(Problems.numbered("2239"), transposed))
                .endsWith("; with rows and columns exchanged every clue is right");
        assertThat(reject(Problems.numbered("2239"), write(Problems.numbered("2239"), ANSWER.with(0, 1))))
                .doesNotContain("exchanged", "all of row");
    }

    private static Grid withoutRow(int row) {
        Grid grid = ANSWER;
        for (int column = 0; column < 9; column++) {
            grid = grid.with(row * 9 + column, 0);
        }
        return grid;
    }

    private static Grid transposed(Grid grid) {
        int[] digits = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = grid.digit(cell % 9 * 9 + cell / 9);
        }
        return Grid.of(digits);
    }

    @Test
    void saysWhenFillsFitEachOtherButNotTheClues() {
        Grid oneBlank = ANSWER.with(80, 0);
        Checker checker = checker(Problems.numbered("2580"), oneBlank, ANSWER);
        assertThat(checker.check(write(Problems.numbered("2580"), ANSWER.with(80, 1)))
                        .orElseThrow()
                        .reason())
                .endsWith("columns and boxes are broken too: does the check see the clues?");
        Checker wide = checker(Problems.numbered("2580"), Grid.of(new int[81]), TWO_FIRST);
        assertThat(wide.check(write(Problems.numbered("2580"), TWO_FIRST.with(0, TWO_FIRST.digit(80))))
                        .orElseThrow()
                        .reason())
                .doesNotContain("see the clues");
    }

    @Test
    void everyBlankCounts() {
        Checker checker = checker(Problems.numbered("2580"), Grid.of(new int[81]), TWO_FIRST);
        assertThat(checker.check(write(
                                Problems.numbered("2580"),
                                TWO_FIRST.with(3, 0).with(5, 0).with(7, 0)))
                        .orElseThrow()
                        .reason())
                .isEqualTo("r1c4 is left blank (0), and 2 more cells are blank");
    }

    @Test
    void countsRowsAndGrids() {
        String output = write(Problems.numbered("2239"), ANSWER);
        assertThat(reject(Problems.numbered("2239"), output.substring(0, 80)))
                .contains("line 9", "expected row 9 of 9");
        assertThat(reject(Problems.numbered("2239"), output + "1\n"))
                .contains("line 10")
                .contains("before it can be read");
        assertThat(reject(Problems.numbered("2239"), output + output))
                .startsWith("stop: ")
                .contains("a second grid follows");
        assertThat(reject(Problems.numbered("2239"), output + write(Problems.numbered("2239"), CLUES)))
                .contains("a further grid follows");
        assertThat(reject(Problems.numbered("2239"), " \n")).contains("nothing was printed");
    }

    @Test
    void theOtherProblemsSpacingIsWrong() {
        assertThat(reject(Problems.numbered("2239"), write(Problems.numbered("2580"), ANSWER)))
                .contains("line 1, column 2", "9 digits without spaces");
        assertThat(reject(Problems.numbered("2580"), write(Problems.numbered("2239"), ANSWER)))
                .contains("line 1, column 2", "one space between two numbers");
    }

    @Test
    void aBrokenCaseIsTheJudgesOwnFault() {
        String input = write(Problems.numbered("2239"), CLUES);
        assertThatThrownBy(() -> new Checker(CaseInput.of(Problems.numbered("2239"), "x", input)))
                .hasMessageContaining("the input");
        assertThatThrownBy(() -> new Checker(CaseInput.of(Problems.numbered("2239"), input, "x")))
                .hasMessageContaining("the answer");
        assertThatThrownBy(() -> new Checker(CaseInput.of(Problems.numbered("2239"), input, input + input)))
                .hasMessageContaining("1 puzzles in the input, but 2 grids");
    }
}
