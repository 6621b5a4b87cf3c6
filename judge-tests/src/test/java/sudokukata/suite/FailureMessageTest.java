package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.Work;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.diagnosis.Referee;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.suite.wrong.MemoWithoutUnmarking;
import sudokukata.suite.wrong.PlantedDomino;
import sudokukata.suite.wrong.PlantedSudoku;

/** What a learner sees first. Each planted mistake must be told by rule, cells and what to look at. */
class FailureMessageTest {
    /** In so many placements each of these mistakes shows. */
    private static final long ENOUGH = 1_000_000;

    private static final Problem P2239 = Problems.numbered("2239");
    private static final Problem P4574 = Problems.numbered("4574");

    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private final StrategyJudge judge = new StrategyJudge();

    private CaseResult firstFailure(SolverStrategy strategy, Problem problem) {
        return LIBRARY.judged(problem).stream()
                .map(judgeCase -> result(strategy, judgeCase))
                .filter(result -> result.verdict() != Verdict.AC)
                .findFirst()
                .orElseThrow(() -> new AssertionError(strategy.id() + " is accepted everywhere"));
    }

    private CaseResult result(SolverStrategy strategy, JudgeCase judgeCase) {
        Ruling ruling =
                judge.rule(strategy, CaseInput.of(judgeCase.problem(), judgeCase.input(), judgeCase.answer()), ENOUGH);
        return new CaseResult(strategy.id(), judgeCase, ruling, new Work(0, 0));
    }

    static Stream<Arguments> planted() {
        return Stream.of(
                Arguments.of(
                        PlantedSudoku.NO_UNDO, P2239, List.of("| WA, C4 events: ", "a placement was not taken back")),
                Arguments.of(
                        PlantedSudoku.NO_BOX_CHECK,
                        P2239,
                        List.of("| WA, rule 3: ", "box 1 has 3 twice, at r1c3 (a clue) and r2c2", "<3>")),
                Arguments.of(PlantedSudoku.SECOND_GRID, P2239, List.of("| WA, C3 stop: ", "a second grid follows")),
                Arguments.of(PlantedSudoku.DESCENDING, P2239, List.of("| WA, C5 order: ", "at r1c3 it has 3")),
                Arguments.of(
                        PlantedSudoku.LAST_CELL_LEFT, P2239, List.of("| WA, rule 1: ", "r9c9 is left blank", "<.>")),
                Arguments.of(
                        PlantedSudoku.NO_BASE_CASE,
                        P2239,
                        List.of("| RTE, C6 error: ", "ArrayIndexOutOfBoundsException", "PlantedSudoku.java:")),
                Arguments.of(
                        new MemoWithoutUnmarking(),
                        P2239,
                        List.of(
                                "| WA, C2 answer: ",
                                "a board that leads to the answer is given up",
                                "which no cell of its row, column or box holds")),
                Arguments.of(
                        new PlantedDomino(PlantedDomino.Mistake.ONE_WAY_TABLE),
                        P4574,
                        List.of("| WA, rule 5: ", "tile 4 C2 2 D2 lies already, and is laid again as 4 H7 2 H8")),
                Arguments.of(
                        new PlantedDomino(PlantedDomino.Mistake.STATE_KEPT),
                        P4574,
                        List.of("| WA, C2 answer: ", "puzzle 2 of 2", "something may be left over from them")),
                Arguments.of(
                        new PlantedDomino(PlantedDomino.Mistake.GIVEN_NOT_USED),
                        P4574,
                        List.of("| WA, rule 5: ", "is given, and is laid again as", "the same way round")),
                Arguments.of(
                        new PlantedDomino(PlantedDomino.Mistake.SECOND_HALF_UNCHECKED),
                        P4574,
                        List.of("| OVER, ", "placed ", "twice, at ")),
                Arguments.of(
                        new PlantedDomino(PlantedDomino.Mistake.WRAPS),
                        P4574,
                        List.of("| WA, rule 5: ", "are no tile")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("planted")
    void tellsThePlantedMistake(SolverStrategy strategy, Problem problem, List<String> parts) {
        String message = FailureMessage.of(firstFailure(strategy, problem));
        assertThat(message).startsWith(strategy.id() + " | " + problem + " ").contains(parts);
        List<String> lines = Arrays.asList(message.split("\n"));
        assertThat(lines).hasSizeLessThanOrEqualTo(15);
        assertThat(lines.get(1)).startsWith("case:  ");
        assertThat(lines).anyMatch(line -> line.startsWith("seen:  ")).anyMatch(line -> line.startsWith("hint:  "));
        String which = problem + " --strategy " + strategy.id() + " --case ";
        assertThat(lines.get(lines.size() - 2)).startsWith("again: ./kata judge " + which);
        assertThat(lines.get(lines.size() - 1)).startsWith("watch: ./kata replay " + which);
    }

    @Test
    void theFirstLineAndTheBoardOfAMessage() {
        String message = FailureMessage.of(firstFailure(PlantedSudoku.NO_BOX_CHECK, P2239));
        assertThat(message.lines().toList())
                .startsWith("no-box-check | 2239 sample/1 | WA, rule 3: each 3x3 box holds each digit once")
                .contains(
                        " 1 (2)<3>|(6)(4)(7)| 5 (8) 9",
                        "(5)<3> 2 | 1 (6) 9 | 4 (7)(8)",
                        "seen:  box 1 has 3 twice, at r1c3 (a clue) and r2c2; all rows and columns are right");
    }

    @Test
    void theReadmeShowsARealMessage() throws IOException {
        String message = FailureMessage.of(firstFailure(PlantedSudoku.NO_BOX_CHECK, P2239));
        assertThat(LIBRARY.root().resolveSibling("README.md")).content().contains(message);
    }

    @Test
    void aSilentUndoPassesTheJudgeButNotTheReferee() {
        Referee referee = new Referee(Puzzles.SAMPLE, 1);
        SearchRun.within(Limits.solutions(1)).watchedBy(referee).of(PlantedSudoku.SILENT_UNDO, Puzzles.SAMPLE);
        assertThat(catchThrowable(() -> StrategyContract.assertNoFault(PlantedSudoku.SILENT_UNDO, referee)))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("silent-undo | events: ")
                .hasMessageContaining("a placement was not taken back");
    }
}
