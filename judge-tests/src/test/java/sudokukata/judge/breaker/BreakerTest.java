package sudokukata.judge.breaker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.verdict.Verdict;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.suite.wrong.MemoWithoutUnmarking;
import sudokukata.suite.wrong.PlantedDomino;
import sudokukata.suite.wrong.PlantedSudoku;

class BreakerTest {
    private static Optional<Counterexample> search(SolverStrategy strategy, Problem problem, int tries) {
        StrategyJudge judge = new StrategyJudge();
        Subject subject = (input, answer) -> judge.rule(strategy, problem, input, answer, 20_000);
        SolverStrategy oracle = Quickest.forKind(problem.isSudomino(), Optional.of(strategy.id()));
        return new Breaker(problem, oracle, 1).search(subject, tries, k -> {});
    }

    @ParameterizedTest
    @CsvSource({
        "NO_UNDO, SUDOKU_2580, 5",
        "NO_BOX_CHECK, SUDOKU_2580, 5",
        "SECOND_GRID, SUDOKU_2580, 5",
        "DESCENDING, SUDOKU_2239, 5",
        "LAST_CELL_LEFT, SUDOKU_2580, 1",
        "NO_BASE_CASE, SUDOKU_2580, 0"
    })
    void shrinksToTheSmallestPuzzleThatFails(PlantedSudoku planted, Problem problem, int blanks) {
        Counterexample found = search(planted, problem, 300).orElseThrow();
        assertThat(found.blanks()).isLessThanOrEqualTo(blanks);
        assertThat(found.ruling().verdict()).isNotEqualTo(Verdict.AC);
        assertThat(problem.format().read(found.input()).entries()).hasSize(1);
    }

    @Test
    void marksThatAreNotUndoneNeedADeadEndOnly() {
        assertThat(search(new MemoWithoutUnmarking(), Problem.SUDOKU_2580, 300)
                        .orElseThrow()
                        .blanks())
                .isLessThanOrEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"ONE_WAY_TABLE", "SECOND_HALF_UNCHECKED", "GIVEN_NOT_USED"})
    void shrinksSudominokusToo(PlantedDomino.Mistake mistake) {
        Counterexample found =
                search(new PlantedDomino(mistake), Problem.SUDOMINO_4574, 200).orElseThrow();
        assertThat(((Sudomino) found.puzzle()).tiles().size()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void aRightStrategyIsNotBroken() {
        assertThat(search(Strategies.named("memo"), Problem.SUDOKU_2239, 60)).isEmpty();
    }

    @Test
    void theSameSeedFindsTheSame() {
        assertThat(search(PlantedSudoku.NO_BOX_CHECK, Problem.SUDOKU_2580, 300))
                .isEqualTo(search(PlantedSudoku.NO_BOX_CHECK, Problem.SUDOKU_2580, 300));
    }
}
