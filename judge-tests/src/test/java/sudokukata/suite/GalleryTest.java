package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LongSummaryStatistics;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudokukata.judge.generate.Symmetry;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/** Ten grids that overturn a belief: what docs/learn/gallery.md says of each of them is proven here. */
class GalleryTest {
    private static final long JUDGES_BUDGET = 10_000_000;

    // docs:begin seventeen
    @Test
    void seventeenCluesCanBeEasy() throws IOException {
        assertThat(blanks("seventeen-clues")).isEqualTo(64);
        assertThat(placements("singles", "seventeen-clues")).isEqualTo(64); // no step back
        assertThat(blanks("inkala")).isEqualTo(60);
        assertThat(placements("singles", "inkala")).isEqualTo(1_471);
    }
    // docs:end seventeen

    // docs:begin valid
    @Test
    void cluesThatDoNotClashCanHaveNoSolution() throws IOException {
        assertThat(grid("no-clash-no-solution").clash()).isEmpty();
        Outcome outcome = first("naive", "no-clash-no-solution");
        assertThat(outcome.solutions()).isEmpty();
        assertThat(outcome.placements()).isZero(); // the first blank has no candidate
    }
    // docs:end valid

    // docs:begin empty
    @Test
    void theEmptyGridIsEasy() throws IOException {
        assertThat(blanks("empty")).isEqualTo(81);
        assertThat(placements("naive", "empty")).isEqualTo(391);
        assertThat(placements("naive", "seventeen-clues")).isEqualTo(568_922);
    }
    // docs:end empty

    // docs:begin turned
    @Test
    void aQuarterTurnDecides() throws IOException {
        assertThat(isOver("naive", "on-its-side")).isTrue();
        assertThat(grid("on-its-side-turned")).isEqualTo(turnedClockwise(grid("on-its-side")));
        assertThat(placements("naive", "on-its-side-turned")).isEqualTo(165);
    }
    // docs:end turned

    // docs:begin open
    @Test
    void fewestCandidatesCanLose() throws IOException {
        assertThat(placements("memo", "open-grid")).isEqualTo(419_194);
        assertThat(placements("mrv", "open-grid")).isEqualTo(5_365_241);
    }
    // docs:end open

    // docs:begin tilings
    @Test
    void oneGridCanHaveTwoTilings() throws IOException {
        Outcome all = SearchRun.within(Limits.solutions(2)).of(Strategies.named("domino"), puzzle("two-tilings"));
        assertThat(all.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(all.solutions()).hasSize(1);
        assertThat(all.repeats()).isEqualTo(1);
    }
    // docs:end tilings

    // docs:begin slow
    @Test
    void aNoCanBeDearerThanAYes() throws IOException {
        assertThat(grid("slow-no").clash()).isEmpty();
        assertThat(isOver("memo", "slow-no")).isTrue();
        assertThat(isOver("mrv", "slow-no")).isTrue();
        assertThat(placements("singles", "slow-no")).isEqualTo(8_341);
        assertThat(placements("bands", "slow-no")).isZero();
    }
    // docs:end slow

    // docs:begin more
    @Test
    void oneClueMoreCanCostMore() throws IOException {
        assertThat(blanks("grid2-one-more")).isEqualTo(blanks("grid2") - 1);
        assertThat(first("mrv", "grid2-one-more").first())
                .isEqualTo(first("mrv", "grid2").first());
        assertThat(placements("mrv", "grid2")).isEqualTo(481);
        assertThat(placements("mrv", "grid2-one-more")).isEqualTo(17_402);
    }
    // docs:end more

    // docs:begin luck
    @Test
    void thePuzzleStaysTheSameAndTheCostDoesNot() throws IOException {
        Random random = new Random(1);
        Grid inkala = grid("inkala").clues();
        LongSummaryStatistics costs = Stream.generate(() -> Symmetry.random(random))
                .limit(100)
                .map(symmetry -> new Sudoku(symmetry.of(inkala)))
                .mapToLong(sudoku -> SearchRun.within(Limits.solutions(1))
                        .of(Strategies.named("mrv"), sudoku)
                        .placements())
                .summaryStatistics();
        assertThat(costs.getMin()).isEqualTo(346);
        assertThat(costs.getMax()).isEqualTo(53_088);
    }
    // docs:end luck

    // docs:begin descending
    @Test
    void anAnswerThatBeginsWith987654321ComesLast() throws IOException {
        assertThat(isOver("memo", "descending-first-row")).isTrue();
        Outcome outcome = first("singles", "descending-first-row");
        assertThat(outcome.first().get().grid().toString()).startsWith("987654321");
        assertThat(outcome.placements()).isEqualTo(64); // one for each blank
    }
    // docs:end descending

    private static Puzzle puzzle(String name) throws IOException {
        Problem problem = name.equals("two-tilings") ? Problems.numbered("4574") : Problems.numbered("2239");
        String text =
                Files.readString(CaseLibrary.ofProject().root().resolveSibling("docs/learn/gallery/" + name + ".txt"));
        return problem.format().read(text).entries().get(0).puzzle();
    }

    private static Sudoku grid(String name) throws IOException {
        return (Sudoku) puzzle(name);
    }

    private static long blanks(String name) throws IOException {
        Grid clues = grid(name).clues();
        return IntStream.range(0, Cells.COUNT).filter(clues::isBlank).count();
    }

    private static Outcome first(String strategy, String name) throws IOException {
        return SearchRun.within(Limits.solutions(1)).of(Strategies.named(strategy), puzzle(name));
    }

    private static long placements(String strategy, String name) throws IOException {
        return first(strategy, name).placements();
    }

    private static boolean isOver(String strategy, String name) throws IOException {
        Outcome outcome =
                SearchRun.within(Limits.firstWithin(JUDGES_BUDGET)).of(Strategies.named(strategy), puzzle(name));
        return outcome.end() == Outcome.End.OUT_OF_BUDGET;
    }

    private static Sudoku turnedClockwise(Sudoku sudoku) {
        int[] turned = new int[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            turned[Cells.at(Cells.column(cell), 8 - Cells.row(cell))] =
                    sudoku.clues().digit(cell);
        }
        return new Sudoku(Grid.of(turned));
    }
}
