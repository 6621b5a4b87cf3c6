package sudokukata.lab.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sudokukata.lab.replay.Recording;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;

/** Figures of one board: grid, marked, masks, tiling, heat. */
class BoardFiguresTest {

    private static Scene at(Puzzle puzzle, String strategy, long to) {
        return new Scene("a puzzle", Drawn.record(puzzle, strategy, 1_000_000), 0, to);
    }

    private static Scene unsearched(String clues) {
        return new Scene("a puzzle", Recording.ofNothing(new Sudoku(Grid.parse(clues))), 0, 0);
    }

    @Test
    void aGridTellsCluesFromFills() {
        Drawn drawn = Drawn.of(FigureKind.GRID, at(Drawn.tenBlanks(), "naive", 3));
        assertThat(drawn.count("text", "clue")).isEqualTo(71);
        assertThat(drawn.texts("fill")).containsExactly("8", "2", "7");
        assertThat(drawn.texts("caption")).containsExactly("naive, after 3 events: 7 blanks left.");
    }

    @Test
    void aGridShowsTheClues() {
        Drawn drawn = Drawn.of(FigureKind.GRID, unsearched("12" + ".".repeat(79)));
        assertThat(drawn.texts("clue")).containsExactly("1", "2");
        assertThat(drawn.texts("fill")).isEmpty();
        assertThat(drawn.texts("caption")).containsExactly("The puzzle: 79 blanks.");
    }

    @Test
    void aClashIsMarkedWithItsUnit() {
        Drawn drawn = Drawn.of(FigureKind.MARKED, unsearched("5...5" + ".".repeat(76)));
        assertThat(drawn.elements("rect", "broken").map(rect -> rect.getAttribute("x")))
                .contains("20", "164");
        assertThat(drawn.count("rect", "unit")).isOne();
        assertThat(drawn.only("desc"))
                .isEqualTo("row 1 has 5 twice, at r1c1 and r1c5 (rule 1: each row holds each digit once).");
    }

    @Test
    void theFirstCellWhereNothingFitsIsMarked() {
        Drawn drawn = Drawn.of(FigureKind.MARKED, Drawn.scene(Drawn.tenBlanks(), "naive"));
        assertThat(drawn.texts("bad")).containsExactly("\u2717");
        assertThat(drawn.texts("fill")).containsExactly("8", "2");
        assertThat(drawn.only("desc")).startsWith("r6c2 has no candidate");
    }

    @Test
    void aBoardOnWhichNothingIsBrokenIsRefused() {
        Scene scene = unsearched(".".repeat(81));
        assertThatThrownBy(() -> Drawn.of(FigureKind.MARKED, scene))
                .isInstanceOf(Undrawable.class)
                .hasMessageStartingWith("nothing is broken");
    }

    @Test
    void masksAreThoseOfTheUnits() {
        Scene scene = unsearched("12......." + "..3......" + ".".repeat(9) + "4" + ".".repeat(53));
        FigureRequest order = new FigureRequest(scene, Optional.empty(), Optional.of(9));
        Drawn drawn = Drawn.of(FigureKind.MASKS.svg(order));
        assertThat(drawn.texts("end")).contains("row 2", "column 1", "box 1", "row | column | box", "left for r2c1");
        assertThat(String.join("", drawn.texts("mid")))
                .endsWith("001000000" + "100100000" + "111000000" + "111100000" + "000056789");
    }

    @Test
    void theMasksOfATileLeaveWhatIsTriedNext() {
        Scene scene = at(Drawn.tiles(), "pairs", 34);
        Drawn drawn = Drawn.of(FigureKind.MASKS.svg(new FigureRequest(scene, Optional.empty(), Optional.of(12))));
        assertThat(drawn.texts("end")).contains("try in B4", "free with 9", "try in B5");
        assertThat(String.join("", drawn.texts("mid"))).contains("000000009").endsWith("000000700");
    }

    @Test
    void aFilledCellHasNoMasks() {
        Scene scene = unsearched("1" + ".".repeat(80));
        FigureRequest order = new FigureRequest(scene, Optional.empty(), Optional.of(0));
        assertThatThrownBy(() -> FigureKind.MASKS.svg(order))
                .hasMessage("r1c1 is filled; masks are shown of a blank cell");
    }

    @Test
    void tilesAreOutlinedAndSinglesToldApart() {
        Drawn drawn = Drawn.of(FigureKind.TILING, at(Drawn.tiles(), "domino", 39));
        assertThat(drawn.count("rect", "single")).isEqualTo(9);
        assertThat(drawn.count("rect", "tilegiven")).isEqualTo(10 + 1);
        assertThat(drawn.count("rect", "tilelaid")).isEqualTo(7 + 1);
        assertThat(drawn.count("rect", "tilegone")).isEqualTo(1 + 1);
        assertThat(drawn.texts("gone")).containsExactly("3", "5");
        assertThat(drawn.only("desc")).startsWith("Event 39: no tile fits next, so C7=3 D7=5 is taken back");
    }

    @Test
    void aTileCoversBothOfItsCells() {
        Drawn drawn = Drawn.of(FigureKind.TILING, at(Drawn.tiles(), "domino", 1));
        assertThat(drawn.elements("rect", "tilelaid").findFirst().orElseThrow())
                .satisfies(tile -> assertThat(List.of(tile.getAttribute("width"), tile.getAttribute("height")))
                        .containsExactly("30", "66"));
    }

    @Test
    void tilesThatFollowAreShownAtTheEnd() {
        Drawn drawn = Drawn.of(FigureKind.TILING, Drawn.scene(Drawn.tiles(), "propagation"));
        assertThat(drawn.count("rect", "holds")).isEqualTo(26 + 1);
    }

    @Test
    void aSudokuHasNoTiles() {
        Scene scene = Drawn.scene(Drawn.tenBlanks(), "naive");
        assertThatThrownBy(() -> Drawn.of(FigureKind.TILING, scene)).hasMessageStartingWith("a sudoku has no dominoes");
    }

    @Test
    void theHeatOfAllCellsIsTheCostOfTheSearch() {
        Drawn drawn = Drawn.of(FigureKind.HEAT, Drawn.scene(Drawn.tenBlanks(), "naive"));
        assertThat(drawn.count("text", "clue")).isEqualTo(71);
        assertThat(drawn.texts("dark").stream().mapToInt(Integer::parseInt).sum()
                        + drawn.texts("white").stream()
                                .mapToInt(Integer::parseInt)
                                .sum())
                .isEqualTo(13);
        assertThat(drawn.texts("heading")).containsExactly("naive: 13 placements, 3 taken back");
    }

    @Test
    void twoSearchesShareOneScale() {
        Scene naive = Drawn.scene(Drawn.tenBlanks(), "naive");
        FigureRequest order = new FigureRequest(
                naive, Optional.of(naive.with(Drawn.record(Drawn.tenBlanks(), "mrv", 100))), Optional.empty());
        Drawn drawn = Drawn.of(FigureKind.HEAT.svg(order));
        assertThat(drawn.count("rect", "heat6"))
                .as("three cells of naive, and the legend")
                .isEqualTo(4);
        assertThat(drawn.count("rect", "heat1")).isEqualTo(7 + 10 + 1);
    }

    @Test
    void largeCountsAreRounded() {
        assertThat(List.of(9_999L, 10_000L, 123_456L, 9_999_499L, 12_345_678L).stream()
                        .map(HeatFigure::compact))
                .containsExactly("9999", "10k", "123k", "9999k", "12M");
    }
}
