package sudokukata.judge.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

class SudominoCheckerTest {
    private final JudgeCase sample =
            CaseLibrary.ofProject().judged(Problems.numbered("4574")).get(0);
    private final CaseInput asked = CaseInput.of(Problems.numbered("4574"), sample.input(), sample.answer());
    private final Checker checker = new Checker(asked);
    private Solution right;

    @BeforeEach
    void solve() {
        right = SearchRun.within(Limits.solutions(1))
                .of(Strategies.named("domino"), asked.puzzles().get(0))
                .first()
                .orElseThrow();
    }

    private String reject(String output) {
        Fault fault = checker.check(output).orElseThrow();
        return fault.demand() + " / " + fault.reason();
    }

    @Test
    void acceptsTheAnswer() {
        assertThat(checker.check(sample.answer())).isEmpty();
        assertThat(checker.check(0, right)).isEmpty();
    }

    @Test
    void namesThePuzzle() {
        String answer = sample.answer();
        int second = answer.indexOf("Puzzle 2");
        assertThat(reject(answer.substring(0, second)))
                .contains("puzzle 2 of 2: no grid was printed; the output ends after 1 grid");
        assertThat(reject(answer.replace("Puzzle 2", "Puzzle 1"))).contains("line 11, column 1: expected 'Puzzle 2'");
        assertThat(reject(answer + "Puzzle 3\n" + answer.substring(second + 9))).startsWith("stop: ");
        assertThat(reject(answer.replace("Puzzle 2", "\nPuzzle 2"))).contains("an empty line");
    }

    @Test
    void aSingleDigitKeepsItsCell() {
        String changed = sample.answer().replace("913426578", "813426579");
        assertThat(reject(changed)).startsWith("rule 6").contains("puzzle 1 of 2: I1 is given as 9");
    }

    @Test
    void aRightSudokuThatCannotBeLaidIsRefused() {
        Solution noTileRule = SearchRun.within(Limits.solutions(1))
                .of(Strategies.named("naive"), new Sudoku(asked.puzzles().get(0).clues()))
                .first()
                .orElseThrow();
        assertThat(noTileRule.grid()).isNotEqualTo(right.grid());
        Fault fault = checker.check(0, noTileRule).orElseThrow();
        assertThat(fault.demand()).isEqualTo(Demand.TILE);
    }

    private Fault rejectTiling(int... cellsAndPartners) {
        int[] partners = new int[81];
        Arrays.setAll(partners, cell -> right.tiling().orElseThrow().partner(cell));
        for (int i = 0; i < cellsAndPartners.length; i += 2) {
            partners[cellsAndPartners[i]] = cellsAndPartners[i + 1];
        }
        Solution solution = new Solution(right.grid(), Optional.of(Tiling.of(partners)));
        return checker.check(0, solution).orElseThrow();
    }

    @Test
    void saysWhichHalfOfATileClashes() {
        int second = IntStream.range(0, 81)
                .filter(cell -> asked.puzzles().get(0).clues().isBlank(cell) && partner(cell) == cell - 1)
                .findFirst()
                .orElseThrow();
        Grid wrong = right.grid().with(second, right.grid().digit(second - second % 9 + (second + 1) % 9));
        Fault fault = checker.check(0, new Solution(wrong, right.tiling())).orElseThrow();
        assertThat(fault.reason())
                .contains(Cells.location(second) + " is the second half of the tile at " + Cells.location(second - 1));
        Grid first = right.grid().with(second - 1, right.grid().digit((second - 1 + 9) % 81));
        assertThat(checker.check(0, new Solution(first, right.tiling()))
                        .orElseThrow()
                        .reason())
                .contains(Cells.location(second - 1) + " is the first half of a tile");
    }

    private int partner(int cell) {
        return right.tiling().orElseThrow().partner(cell);
    }

    @Test
    void aTileAcrossTheEndOfARowIsNamed() {
        // The first pair at a row's end of which both have their partners further on: it is met first.
        int end = IntStream.rangeClosed(0, 7)
                .map(row -> row * 9 + 8)
                .filter(cell -> partner(cell) > cell && partner(cell + 1) > cell + 1)
                .findFirst()
                .orElseThrow();
        assertThat(rejectTiling(end, end + 1, end + 1, end).reason()).contains("no tile: a row ends between them");
        assertThat(rejectTiling(0, 80).reason()).doesNotContain("a row ends");
    }

    @Test
    void solutionRulesLookAtTheTilingToo() {
        assertThat(SolutionRules.check(asked.puzzles().get(0), right)).isEmpty();
        assertThat(SolutionRules.check(
                        asked.puzzles().get(0), new Solution(right.grid().with(80, 0), right.tiling())))
                .isPresent();
        int[] partners = IntStream.range(0, 81).map(this::partner).toArray();
        partners[0] = Tiling.SINGLE;
        Solution torn = new Solution(right.grid(), Optional.of(Tiling.of(partners)));
        assertThat(SolutionRules.check(asked.puzzles().get(0), torn))
                .map(Fault::demand)
                .contains(Demand.TILE);
        assertThat(SolutionRules.check(new Sudoku(asked.puzzles().get(0).clues()), right))
                .isEmpty();
    }

    @Test
    void theTilingIsCheckedToo() {
        assertThat(rejectTiling(1, 0).reason()).contains("the single digit at A2 is part of a tile");
        assertThat(rejectTiling(10, 1).reason()).contains("the given tile 6 B2 1 B3 is not kept");
        assertThat(rejectTiling(0, Tiling.SINGLE).reason()).contains("A1 is covered by no tile");
        assertThat(rejectTiling(0, 80).reason()).contains("A1 and I9 are no tile");
    }
}
