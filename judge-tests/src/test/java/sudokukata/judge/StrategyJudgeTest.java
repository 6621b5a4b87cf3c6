package sudokukata.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.suite.wrong.PlantedSudoku;

class StrategyJudgeTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private final StrategyJudge judge = new StrategyJudge();

    private JudgeCase named(Problem problem, String id) {
        return LIBRARY.all(problem).stream()
                .filter(judgeCase -> judgeCase.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void mrvIsAcceptedOn2239ThroughTheOracleAndNotWithoutIt() {
        SolverStrategy mrv = Strategies.named("mrv");
        JudgeCase sparse = LIBRARY.judged(Problems.numbered("2239")).stream()
                .filter(judgeCase -> judgeCase.group().equals("secret/sparse"))
                .findFirst()
                .orElseThrow();
        assertThat(judge.judge(mrv, sparse).verdict()).isEqualTo(Verdict.AC);
        CaseResult naked = judge.judgeAsIs(mrv, sparse);
        assertThat(naked.verdict()).isEqualTo(Verdict.WA);
        assertThat(naked.fault()).map(Fault::demand).contains(Demand.ORDER);
    }

    @Test
    void countsTheWorkOfAWholeFile() {
        CaseResult result = judge.judge(Strategies.named("domino"), named(Problems.numbered("4574"), "sample/1"));
        assertThat(result.work().placements()).isEqualTo(5_254 + 9_056);
    }

    @Test
    void anEmptyBudgetIsOverAndSaysNothingAboutThePuzzle() {
        CaseResult result = judge.judge(
                Strategies.named("memo"), named(Problems.numbered("2239"), "beyond/roworder/02-fifteen-clues"));
        assertThat(result.verdict()).isEqualTo(Verdict.OVER);
        assertThat(result.work().placements()).isEqualTo(10_000_000);
        assertThat(result.fault()).map(Fault::reason).get().asString().startsWith("10,000,000 placements are spent");
    }

    @Test
    void aSearchThatLoopsWithoutPlacingAnythingIsAbandoned() {
        CaseResult result = new StrategyJudge(Duration.ofMillis(50))
                .judge(PlantedSudoku.SILENT_LOOP, named(Problems.numbered("2239"), "sample/1"));
        assertThat(result.verdict()).isEqualTo(Verdict.OVER);
        assertThat(result.fault())
                .map(Fault::reason)
                .get()
                .asString()
                .contains("without placing anything", "abandoned");
    }
}
