package sudokukata.judge.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

class GeneratorTest {

    private static void assertOneGrid(Puzzle puzzle) {
        String strategy = puzzle.match(sudoku -> "memo", sudomino -> "domino");
        Outcome outcome = SearchRun.within(Limits.solutions(2)).of(Strategies.named(strategy), puzzle);
        assertThat(outcome.solutions()).hasSize(1);
    }

    @Test
    void solvedGridsAreRightAndDiffer() {
        SudokuGenerator generator = new SudokuGenerator(1);
        List<Grid> grids = Stream.generate(generator::solved).limit(20).toList();
        assertThat(grids).doesNotHaveDuplicates().allSatisfy(grid -> {
            assertThat(grid.isComplete()).isTrue();
            assertThat(Clash.in(grid)).isEmpty();
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {24, 30, 36, 80, 81})
    void aSudokuHasSoManyCluesAndOneSolution(int clues) {
        Sudoku puzzle = new SudokuGenerator(clues).withClues(clues);
        assertThat(puzzle.clues().blanks()).isEqualTo(81 - clues);
        assertOneGrid(puzzle);
    }

    @Test
    void fromAMinimalSudokuNoClueCanBeTaken() {
        Sudoku puzzle = new SudokuGenerator(7).minimal();
        assertOneGrid(puzzle);
        for (int cell = 0; cell < 81; cell++) {
            if (!puzzle.clues().isBlank(cell)) {
                Sudoku fewer = new Sudoku(puzzle.clues().with(cell, 0));
                assertThat(SearchRun.within(Limits.solutions(2))
                                .of(Strategies.named("mrv"), fewer)
                                .solutions())
                        .hasSize(2);
            }
        }
    }

    @Test
    void theSameSeedGivesTheSamePuzzles() {
        assertThat(new SudokuGenerator(5).withClues(28)).isEqualTo(new SudokuGenerator(5).withClues(28));
        assertThat(new SudominoGenerator(5).withTiles(30)).isEqualTo(new SudominoGenerator(5).withTiles(30));
        assertThat(new SudokuGenerator(5).solved()).isNotEqualTo(new SudokuGenerator(6).solved());
    }

    @ParameterizedTest
    @ValueSource(ints = {36, 35, 28, 20})
    void aSudominoHasSoManyTilesAndOneGrid(int tiles) {
        Sudomino puzzle = new SudominoGenerator(tiles).withTiles(tiles);
        assertThat(puzzle.tiles()).hasSize(tiles);
        assertOneGrid(puzzle);
    }

    @Test
    void aCompleteSudominoLaysEachDominoOnce() {
        Sudomino puzzle = new SudominoGenerator(3).complete();
        assertThat(puzzle.tiles().stream().map(Tile::domino)).containsExactlyInAnyOrderElementsOf(Domino.all());
        assertThat(puzzle.clues().isComplete()).isTrue();
        assertThat(puzzle.clash()).isEmpty();
    }

    @Test
    void whatIsWrittenAsInputIsReadBack() {
        Sudomino sudomino = new SudominoGenerator(3).withTiles(30);
        assertThat(Problems.numbered("4574")
                        .format()
                        .read(Problems.numbered("4574").format().writeInput(List.of(sudomino, sudomino)))
                        .entries())
                .extracting(entry -> entry.puzzle())
                .isEqualTo(List.of(sudomino, sudomino));
        Sudoku sudoku = new SudokuGenerator(3).withClues(40);
        assertThat(Problems.numbered("2580")
                        .format()
                        .read(Problems.numbered("2580").format().writeInput(List.of(sudoku)))
                        .entries())
                .extracting(entry -> entry.puzzle())
                .isEqualTo(List.of(sudoku));
    }
}
