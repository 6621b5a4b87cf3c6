package sudokukata.strategy.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Event;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchObserver;
import sudokukata.search.SearchRun;

/** What an observer is told, replayed. */
@Tag("bands")
class BandsEventsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 50})
    void replayedTheyStandAtEachFoundGrid(int limit) {
        for (Grid clues : new SeededGrids(limit).ofAllKinds(300)) {
            Replay replay = new Replay(clues);
            Sudoku puzzle = new Sudoku(clues);
            Outcome watched =
                    SearchRun.within(Limits.solutions(limit)).watchedBy(replay).of(new BandsStrategy(), puzzle);
            assertThat(replay.found)
                    .as("found in %s", clues)
                    .isEqualTo(watched.solutions().size());
            assertThat(replay.branches).as("branches in %s", clues).isEqualTo(watched.placements());
            if (watched.end() == Outcome.End.EXHAUSTED) {
                assertThat(replay.open).as("decisions left in %s", clues).hasSize(1);
            }
            assertThat(watched)
                    .isEqualTo(SearchRun.within(Limits.solutions(limit)).of(new BandsStrategy(), puzzle));
        }
    }

    /** A board that the events fill and clear; each decision that stands holds the cells filled since. */
    private static final class Replay implements SearchObserver {
        private final int[] board;
        private final Deque<Deque<Integer>> open = new ArrayDeque<>();
        private long branches;
        private int found;

        Replay(Grid clues) {
            board = clues.toArray();
            open.push(new ArrayDeque<>());
        }

        @Override
        public void on(Event event) {
            switch (event.type()) {
                case BRANCH -> {
                    branches++;
                    open.push(new ArrayDeque<>());
                }
                case UNBRANCH -> {
                    open.pop().forEach(cell -> board[cell] = 0);
                    assertThat(open).as("decisions that stand").isNotEmpty();
                }
                case DEDUCE -> {
                    assertThat(board[event.cell()]).as("before %s", event).isZero();
                    board[event.cell()] = event.digit();
                    open.element().push(event.cell());
                }
                case FOUND -> {
                    found++;
                    assertThat(event.solution()).map(Solution::grid).contains(Grid.of(board));
                }
                case PLACE, UNDO -> throw new AssertionError("bands fills no cell by a decision: " + event);
            }
        }
    }
}
