package sudokukata.judge.paste;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.words.Sentences;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Sudoku;

/** Grids from public reports: in most of them the input was wrong, not the program. */
class FindingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79|ONE|one solution",
                "004020000201950070090004852005490001006000900800051300958100020010072608000080500"
                        + "|NONE|no solution: column 5 has 5 twice, at r2c5 and r6c5 (rule 2: each column holds each digit once)",
                ".876543212........3........4........5........6........7........8........9........"
                        + "|NONE|no solution: r1c1 has no candidate: its peers hold all nine digits",
                "530070008600195000098000060800060003400803001700020006060000280000419005000080079"
                        + "|NONE|no solution: row 2 has no place for 8",
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
                        + "|NONE|no solution, though nothing clashes",
                "349618572782359...651742389273895...195476238864231957527164893918523764436987125"
                        + "|SEVERAL|at least two solutions: r2c7 can be 4 or 6",
                ".23.97645456231978789564312.97.23564231456897564789231645312789978645123312978456|ONE|one solution",
                "974236158638591742125487936316754289742918563589362417867125394253649871491873625|ONE|one solution"
            })
    void saysWhatIsWrongOrHowManySolutionsThereAre(String grid, Finding.Count count, String text) {
        Finding finding = Finding.of(new Sudoku(Grid.parse(grid)));
        assertThat(finding.count()).isEqualTo(count);
        assertThat(new Sentences(Kind.SUDOKU).of(finding)).isEqualTo(text);
    }
}
