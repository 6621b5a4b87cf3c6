package sudokukata.judge.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

class SudominoFormatTest {
    private static final String PUZZLE = """
            2
            6 B2 1 B3
            2 C4 9 C3
            C5 A3 D9 I4 A9 E5 A2 C6 I1
            """;
    private static final ProblemFormat FORMAT = Problems.numbered("4574").format();

    @Test
    void readsAStreamOfPuzzles() {
        Input input = FORMAT.read(PUZZLE + PUZZLE + "0\n");
        Sudomino expected = new Sudomino(
                List.of(new Tile(10, 6, 11, 1), new Tile(21, 2, 20, 9)), List.of(22, 2, 35, 75, 8, 40, 1, 23, 72));
        assertThat(input.entries()).containsExactly(new Input.Entry(expected, 1), new Input.Entry(expected, 5));
        assertThat(input.fault()).isEmpty();
    }

    @Test
    void theEndOfTheTextEndsTheInputAsTheZeroDoes() {
        assertThat(FORMAT.read(PUZZLE)).isEqualTo(FORMAT.read(PUZZLE + "0\n"));
        assertThat(FORMAT.read("0").entries()).isEmpty();
        assertThat(FORMAT.read(PUZZLE.replace("\n", " \r\n") + "0").entries()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 C4 9 C3|2 C4 9 C6|line 3, column 8: expected a location next to C4, found C6 (the halves of a tile are adjacent)",
                "2 C4 9 C3|2 B9 9 C1|line 3, column 8: expected a location next to B9, found C1 (the halves of a tile are adjacent)",
                "2 C4 9 C3|1 C4 6 C3|line 3, column 1: expected a tile not given yet, found tile 1-6, given on line 2",
                "2 C4 9 C3|2 B3 9 C3|line 3, column 3: expected a cell not given yet, found B3, given on line 2",
                "2 C4 9 C3|2 C4 2 C3|line 3, column 6: expected a digit other than 2, found 2 (a double is no domino)",
                "2 C4 9 C3|2 J4 9 C3|line 3, column 3: expected a location A1..I9, found 'J4'",
                "2 C4 9 C3|2 C0 9 C3|line 3, column 3: expected a location A1..I9, found 'C0'",
                "2 C4 9 C3|0 C4 9 C3|line 3, column 1: expected a digit 1..9, found '0'",
                "2 C4 9 C3|2  C4 9 C3|line 3, column 3: expected tile 2 of 2 as 'U LU V LV', one space between, found a further space",
                "2 C4 9 C3|2 C4 9|line 3, column 1: expected tile 2 of 2 as 'U LU V LV', found 3 fields: '2 C4 9'",
                "C5 A3|B2 A3|line 4, column 1: expected a cell not given yet, found B2, given on line 2",
                "C5 A3|C5 C5|line 4, column 4: expected a cell not given yet, found C5, given on line 4",
                "2 C4 9 C3|''|line 3, column 1: expected tile 2 of 2 as 'U LU V LV', one space between, found an empty line"
            })
    void refusesByNameWithThePlace(String part, String broken, String message) {
        Input input = FORMAT.read(PUZZLE.replace(part, broken) + "0\n");
        assertThat(input.entries()).isEmpty();
        assertThat(input.fault()).map(FormatError::toString).contains(message);
    }

    @ParameterizedTest
    @CsvSource({"37", "x", "010", "-1", "2 2"})
    void theNumberOfTilesIsANumber(String count) {
        assertThat(FORMAT.read(PUZZLE.replaceFirst("2", count)).fault())
                .map(FormatError::toString)
                .contains("line 1, column 1: expected the number of given tiles, 1..36, or 0 at the end, found '"
                        + count + "'");
    }

    @Test
    void puzzlesBeforeAFaultStand() {
        Input input = FORMAT.read(PUZZLE + "2\n6 B2 1 B3\n");
        assertThat(input.entries()).hasSize(1);
        assertThat(input.fault())
                .map(FormatError::toString)
                .contains("line 7, column 1: expected tile 2 of 2, found the end of the text");
        assertThat(FORMAT.read(PUZZLE + "0\n5\n").fault())
                .map(FormatError::line)
                .contains(6);
    }

    @Test
    void writesAndReadsAnswers() {
        Grid grid = Grid.parse("872643195361975842549218637126754983738169254495832761284597316657381429913426578");
        String text = FORMAT.write(1, grid) + FORMAT.write(2, grid);
        assertThat(text).startsWith("Puzzle 1\n872643195\n").contains("\n913426578\nPuzzle 2\n");
        assertThat(FORMAT.readOutput(text).grids()).containsExactly(grid, grid);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Puzzle 1|puzzle 1|line 1, column 1: expected 'Puzzle 1', found 'puzzle 1'",
                "Puzzle 2|Puzzle 1|line 11, column 1: expected 'Puzzle 2', found 'Puzzle 1'",
                "Puzzle 2|''|line 11, column 1: expected 'Puzzle 2', found an empty line"
            })
    void anAnswerStandsUnderItsTitle(String part, String broken, String message) {
        Grid grid = Grid.parse("872643195361975842549218637126754983738169254495832761284597316657381429913426578");
        String text = FORMAT.write(1, grid) + FORMAT.write(2, grid);
        assertThat(FORMAT.readOutput(text.replace(part, broken)).fault())
                .map(FormatError::toString)
                .contains(message);
    }

    @Test
    void whatIsWrittenIsRead() {
        Sudomino puzzle = new Sudomino(
                List.of(new Tile(0, 1, 1, 2), new Tile(80, 4, 71, 3)), List.of(4, 5, 6, 7, 20, 21, 22, 23, 24));
        String text = Problems.numbered("4574").format().writeInput(List.of(puzzle, puzzle));
        assertThat(text)
                .startsWith("2\n1 A1 2 A2\n4 I9 3 H9\nA5 A6 A7 A8 C3 C4 C5 C6 C7\n2\n")
                .endsWith("\n0\n");
        assertThatThrownBy(() -> Problems.numbered("4574").format().writeInput(List.of(new Sudoku(puzzle.clues()))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
