package sudokukata.judge.breaker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.suite.wrong.MemoWithoutUnmarking;
import sudokukata.suite.wrong.PlantedDomino;
import sudokukata.suite.wrong.PlantedSudoku;

class BreakerTest {
    private static Optional<Counterexample> search(SolverStrategy strategy, Problem problem, int tries) {
        StrategyJudge judge = new StrategyJudge();
        Subject subject = (input, asked) -> judge.rule(strategy, asked, 20_000);
        SolverStrategy oracle = Quickest.forKind(problem.kind(), Optional.of(strategy.id()));
        return new Breaker(problem, oracle, 1).search(subject, tries, k -> {});
    }

    @ParameterizedTest
    @CsvSource({
        "NO_UNDO, 2580, 5",
        "NO_BOX_CHECK, 2580, 5",
        "SECOND_GRID, 2580, 5",
        "DESCENDING, 2239, 5",
        "LAST_CELL_LEFT, 2580, 1",
        "NO_BASE_CASE, 2580, 0"
    })
    void shrinksToTheSmallestPuzzleThatFails(PlantedSudoku planted, String number, int blanks) {
        Problem problem = Problems.numbered(number);
        Counterexample found = search(planted, problem, 300).orElseThrow();
        assertThat(found.blanks()).isLessThanOrEqualTo(blanks);
        assertThat(found.ruling().verdict()).isNotEqualTo(Verdict.AC);
        assertThat(problem.format().read(found.input()).entries()).hasSize(1);
    }

    @Test
    void marksThatAreNotUndoneNeedADeadEndOnly() {
        assertThat(search(new MemoWithoutUnmarking(), Problems.numbered("2580"), 300)
                        .orElseThrow()
                        .blanks())
                .isLessThanOrEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"ONE_WAY_TABLE", "SECOND_HALF_UNCHECKED", "GIVEN_NOT_USED"})
    void shrinksSudominokusToo(PlantedDomino.Mistake mistake) {
        Counterexample found = search(new PlantedDomino(mistake), Problems.numbered("4574"), 200)
                .orElseThrow();
        assertThat(((Sudomino) found.puzzle()).tiles().size()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void aRightStrategyIsNotBroken() {
        assertThat(search(Strategies.named("memo"), Problems.numbered("2239"), 60))
                .isEmpty();
    }

    @Test
    void theSameSeedFindsTheSame() {
        assertThat(search(PlantedSudoku.NO_BOX_CHECK, Problems.numbered("2580"), 300))
                .isEqualTo(search(PlantedSudoku.NO_BOX_CHECK, Problems.numbered("2580"), 300));
    }
}
