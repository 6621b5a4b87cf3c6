package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

class ExplainLogTest {
    private static final Grid ANSWER =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");

    private static List<String> log(SolverStrategy strategy, Sudoku puzzle, long budget) {
        return ExplainLog.of(new RecordedRun(puzzle, Limits.firstWithin(budget), ExplainLog.KEPT).of(strategy));
    }

    private static List<String> script(Consumer<Search> script) {
        return log(new Scripted(script), new Sudoku(ANSWER.with(79, 0).with(80, 0)), 100);
    }

    @Test
    void tellsDecisionsStepsBackAndTheEnd() {
        assertThat(script(search -> {
                    search.place(79, 7);
                    search.undo(79);
                    search.deduce(80, 7);
                    search.branch();
                    search.unbranch();
                    search.place(79, 2);
                    search.found(ANSWER.toArray());
                }))
                .containsExactly(
                        "search by scripted, 2 blanks; the number is the depth",
                        "  1 place   r9c8=7   (column 8 has 7 twice)",
                        "  1 back    from r9c8=7",
                        "  0 follows r9c9=7",
                        "  1 make    a decision without a cell",
                        "  1 back    from a decision without a cell",
                        "  1 place   r9c8=2",
                        "  1 found   a complete grid",
                        "STOPPED: a solution was found, and the search stopped there; there may be more",
                        "3 placed, 2 taken back, 1 deep at the most. All 7 events are kept; nothing is left out.");
    }

    @Test
    void aLongSearchIsBoundedAndSaysWhatIsLeftOut() {
        List<String> lines = log(Strategies.named("naive"), NamedGrid.ANTI_ROW_ORDER.puzzle(), 3_000_000);
        assertThat(lines).hasSizeBetween(100, 135);
        assertThat(lines)
                .anyMatch(line -> line.matches("  ... [0-9]+,[0-9]{3},[0-9]{3} events are left out; after them"
                        + " stand ... (r[1-9]c[1-9]=[1-9] ?){6}"));
        assertThat(lines.get(lines.size() - 2))
                .startsWith("OUT OF BUDGET: the budget of 3,000,000 placements is spent");
        assertThat(lines.get(lines.size() - 1)).contains("are left out; the counts are of all.");
    }

    @Test
    void aFaultEndsTheLogInWords() {
        assertThat(script(search -> {
                    search.place(79, 2);
                    search.place(0, 9);
                }))
                .map(line -> line.replaceAll("\\(ExplainLogTest.java:[0-9]+\\)", "(its line)"))
                .endsWith(
                        "  1 WRONG   r1c1=9",
                        "FAULT: stopped at the first event that is wrong",
                        "wrong: event 2 (its line): placed 9 at r1c1 over the clue 1",
                        "2 placed, 0 taken back, 2 deep at the most. All 2 events are kept; nothing is left out.");
    }

    @Test
    void whatAnOracleDidIsNotShownAndThatIsSaid() {
        List<String> lines = log(FirstInOrder.of(Strategies.named("mrv")), NamedGrid.SIX_SOLUTIONS.puzzle(), 10_000);
        assertThat(lines).anyMatch(line -> line.matches("  ... [0-9]+ placements by mrv as an oracle are not shown"));
    }
}
