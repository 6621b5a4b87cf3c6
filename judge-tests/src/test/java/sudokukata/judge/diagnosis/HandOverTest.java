package sudokukata.judge.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Event;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

class HandOverTest {
    private static final Sudoku EMPTY = new Sudoku(Grid.of(new int[81]));
    private static final Solution ANY = new Solution(EMPTY.clues(), Optional.empty());

    private final HandOver watch = new HandOver(EMPTY, 1);

    @Test
    void nothingAfterTheLastSolution() {
        assertThat(watch.afterwards()).isEqualTo("found said go on, but nothing came after it");
        watch.on(Event.place(0, 1));
        watch.on(Event.found(ANY));
        assertThat(watch.afterwards()).isEqualTo("found said stop, but nothing came after it");
    }

    @Test
    void theFirstEventAfterItIsNamed() {
        watch.on(Event.found(ANY));
        watch.on(Event.undo(80));
        watch.on(Event.place(80, 4));
        assertThat(watch.afterwards()).isEqualTo("found said stop, but then r9c9 was taken back");
    }

    @Test
    void everyKindOfEventIsNamed() {
        assertThat(after(Event.place(3, 4, 12, 5))).endsWith("but then 4 was placed at r1c4");
        assertThat(after(Event.undo(3, 12))).endsWith("but then r1c4 was taken back");
        assertThat(after(Event.branch())).endsWith("but then another decision was made");
        assertThat(after(Event.unbranch())).endsWith("but then a decision was taken back");
        assertThat(after(Event.found(ANY))).endsWith("but then another grid was handed over");
    }

    private static String after(Event event) {
        HandOver watch = new HandOver(EMPTY, 1);
        watch.on(Event.found(ANY));
        watch.on(event);
        return watch.afterwards();
    }

    @Test
    void aGridFromNowhereIsNamed() {
        watch.on(Event.found(ANY));
        assertThat(watch.order()).isEqualTo("; nothing is placed before the grid is handed over");
    }

    @Test
    void aSearchThatBeginsOutOfOrderIsNamed() {
        watch.on(Event.place(9, 1));
        assertThat(watch.order()).isEqualTo("; the first cell that it fills is r2c1, not r1c1");
        HandOver digits = new HandOver(EMPTY, 1);
        digits.on(Event.place(0, 9));
        assertThat(digits.order()).isEqualTo("; the first digit that it tries at r1c1 is 9, though 1 is possible");
        HandOver inOrder = new HandOver(EMPTY, 1);
        inOrder.on(Event.place(0, 1));
        inOrder.on(Event.place(80, 9));
        assertThat(inOrder.order()).isEmpty();
    }

    @Test
    void aBlankWasNeverFilledOrIsNotInTheGrid() {
        watch.on(Event.place(3, 4, 12, 5));
        watch.on(Event.found(ANY));
        watch.on(Event.place(7, 7));
        assertThat(watch.whyBlank(3)).startsWith("a digit was placed there, but the grid");
        assertThat(watch.whyBlank(12)).startsWith("a digit was placed there, but the grid");
        assertThat(watch.whyBlank(7)).startsWith("nothing was placed there before found was called");
    }

    @Test
    void linesOfTheStrategyAreNamed() {
        SearchRun.within(Limits.solutions(1)).watchedBy(watch).of(new Eager(), EMPTY);
        assertThat(watch.afterwards())
                .matches("found \\(HandOverTest.java:\\d+\\) said stop, but then 1 was placed at r1c1"
                        + " \\(HandOverTest.java:\\d+\\)");
    }

    /** Hands over before it places anything, and does not stop. */
    private static final class Eager implements SolverStrategy {
        @Override
        public String id() {
            return "eager";
        }

        @Override
        public Set<Capability> capabilities() {
            return Set.of(Capability.SUDOKU);
        }

        @Override
        public void search(Sudoku puzzle, Search search) {
            search.found(puzzle.clues().toArray());
            search.place(0, 1);
        }
    }
}
