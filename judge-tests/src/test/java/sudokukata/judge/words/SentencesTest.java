package sudokukata.judge.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.DeadEnd.NoCandidate;
import sudokukata.puzzle.DeadEnd.NoPlace;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Unit;

class SentencesTest {
    private static final Contradiction CLASH = new Clash(new Unit(Unit.Type.BOX, 0), 1, 0, 10);
    private static final Contradiction NO_CANDIDATE = new NoCandidate(20);
    private static final Contradiction NO_PLACE = new NoPlace(new Unit(Unit.Type.ROW, 4), 8);

    @Test
    void aSudokuNamesItsCellsByRowAndColumn() {
        Sentences sentences = new Sentences(Kind.SUDOKU);
        assertThat(List.of(CLASH, NO_CANDIDATE, NO_PLACE).stream().map(sentences::full))
                .containsExactly(
                        "box 1 has 1 twice, at r1c1 and r2c2 (rule 3: each 3x3 box holds each digit once)",
                        "r3c3 has no candidate: its peers hold all nine digits",
                        "row 5 has no place for 8");
    }

    @Test
    void aSudominokuNamesThemAsItsProblemDoes() {
        Sentences sentences = new Sentences(Kind.SUDOMINO);
        assertThat(sentences.full(CLASH)).contains("at A1 and B2");
        assertThat(sentences.full(NO_CANDIDATE)).startsWith("C3 has no candidate");
    }

    @Test
    void aGlanceTakesAFewWords() {
        Sentences sentences = new Sentences(Kind.SUDOKU);
        assertThat(List.of(CLASH, NO_CANDIDATE, NO_PLACE).stream().map(sentences::brief))
                .containsExactly("box 1 has 1 twice", "r3c3 has no candidate", "row 5 has no place for 8");
    }

    @Test
    void aPuzzleWithoutASolutionIsExplainedIfItShows() {
        Sudomino clashing = new Sudomino(List.of(), List.of(0, 40, 60, 4, 5, 6, 7, 8, 13));
        assertThat(Sentences.whyUnsolvable(clashing)).isEmpty();
        Sudoku twice = new Sudoku(Grid.of(new int[81]).with(0, 5).with(1, 5));
        assertThat(Sentences.whyUnsolvable(twice)).startsWith(": row 1 has 5 twice, at r1c1 and r1c2 (rule 1");
    }
}
