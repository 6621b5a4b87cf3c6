package sudokukata.judge.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

class SymmetryTest {
    private static final Grid SOLVED =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");

    @Test
    void aSolvedGridStaysSolved() {
        Random random = new Random(1);
        Set<Grid> grids = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            Grid changed = Symmetry.random(random).of(SOLVED);
            assertThat(changed.isComplete()).isTrue();
            assertThat(Clash.in(changed)).isEmpty();
            grids.add(changed);
        }
        assertThat(grids).hasSize(200);
    }

    @Test
    void theSolutionMovesAlong() {
        Grid clues = new SudokuGenerator(1).minimal().clues();
        Grid solved = solve(clues);
        Random random = new Random(2);
        for (int i = 0; i < 20; i++) {
            Symmetry symmetry = Symmetry.random(random);
            assertThat(solve(symmetry.of(clues))).isEqualTo(symmetry.of(solved));
        }
    }

    @Test
    void theSameSeedGivesTheSameSymmetry() {
        assertThat(Symmetry.random(new Random(3)).of(SOLVED))
                .isEqualTo(Symmetry.random(new Random(3)).of(SOLVED));
    }

    private static Grid solve(Grid clues) {
        Outcome outcome = SearchRun.within(Limits.solutions(2)).of(Strategies.named("bands"), new Sudoku(clues));
        assertThat(outcome.solutions()).hasSize(1);
        return outcome.solutions().get(0).grid();
    }
}
