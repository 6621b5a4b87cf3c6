package sudokukata.judge.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sudokukata.judge.check.Fault;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Event;

class RefereeTest {
    private static final Grid SOLVED =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
    private static final Grid CLUES = SOLVED.with(0, 0).with(1, 0);
    private static final Solution SOLUTION = new Solution(SOLVED, Optional.empty());

    private static Optional<String> watch(Consumer<Referee> events) {
        Referee referee = new Referee(new Sudoku(CLUES), 1);
        events.accept(referee);
        return referee.fault().map(Fault::reason);
    }

    @Test
    void trueEventsPass() {
        assertThat(watch(referee -> {
                    referee.on(Event.place(0, 4));
                    referee.on(Event.deduce(1, 1));
                    referee.on(Event.undo(0));
                    referee.on(Event.branch());
                    referee.on(Event.place(0, 1));
                    referee.on(Event.undo(0));
                    referee.on(Event.unbranch());
                    referee.on(Event.place(0, 1));
                    referee.on(Event.place(1, 4));
                    referee.on(Event.found(SOLUTION));
                    referee.on(Event.undo(1));
                }))
                .isEmpty();
    }

    @Test
    void aClueIsNeverOverwritten() {
        assertThat(watch(referee -> referee.on(Event.place(2, 5))))
                .contains("event 1: placed 5 at r1c3 over the clue 3");
    }

    @Test
    void aFilledCellIsNeverOverwritten() {
        assertThat(watch(referee -> {
                    referee.on(Event.place(0, 1));
                    referee.on(Event.place(0, 2));
                }))
                .contains("event 2: placed 2 at r1c1, where 1 stands: a placement was not taken back");
    }

    @Test
    void undosComeInReverseOrder() {
        assertThat(watch(referee -> {
                    referee.on(Event.place(0, 1));
                    referee.on(Event.place(1, 4));
                    referee.on(Event.undo(0));
                }))
                .contains("event 3: took back r1c1, but the latest placement is r1c2");
        assertThat(watch(referee -> referee.on(Event.undo(0))))
                .contains("event 1: took back r1c1, but nothing was placed");
        assertThat(watch(referee -> referee.on(Event.unbranch())))
                .contains("event 1: took back a decision without a cell, but nothing was placed");
    }

    @Test
    void aSolutionIsWhatStandsOnTheBoard() {
        assertThat(watch(referee -> {
                    referee.on(Event.place(0, 1));
                    referee.on(Event.found(SOLUTION));
                }))
                .contains("event 2: handed over a grid with 4 at r1c2, where the events left a blank");
    }

    @Test
    void nothingIsPlacedAfterTheWordToStop() {
        assertThat(watch(referee -> {
                    referee.on(Event.place(0, 1));
                    referee.on(Event.place(1, 4));
                    referee.on(Event.found(SOLUTION));
                    referee.on(Event.undo(1));
                    referee.on(Event.place(1, 5));
                }))
                .contains("event 5: went on after the word to stop: placed r1c2");
    }

    /** Solutions are grids: met again, by another tiling, a grid is not a second one. */
    @Test
    void theSameGridAgainIsNoFurtherSolution() {
        Referee referee = new Referee(new Sudoku(CLUES), 2);
        referee.on(Event.place(0, 1));
        referee.on(Event.place(1, 4));
        referee.on(Event.found(SOLUTION));
        referee.on(Event.found(SOLUTION));
        referee.on(Event.undo(1));
        referee.on(Event.place(1, 4));
        assertThat(referee.fault()).isEmpty();
    }

    @Test
    void cellsAndDigitsAreOnTheBoard() {
        assertThat(watch(referee -> referee.on(Event.place(81, 1))))
                .contains("event 1: placed digit 1 in cell 81; cells are 0..80, digits 1..9");
        assertThat(watch(referee -> referee.on(Event.deduce(0, 0))))
                .contains("event 1: deduced digit 0 in cell 0; cells are 0..80, digits 1..9");
    }
}
