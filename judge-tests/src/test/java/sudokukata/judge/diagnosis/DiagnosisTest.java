package sudokukata.judge.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/** Each test is a search that goes wrong in one way, as its events, on a grid whose answer is known. */
class DiagnosisTest {
    private static final Grid ANSWER =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
    /** Blank are r1c1, r1c2, r2c2 and r2c3, with 1, 4, 7 and 2 in the answer. */
    private static final Grid CLUES = ANSWER.with(0, 0).with(1, 0).with(10, 0).with(11, 0);

    private static final String GIVEN_UP = "a board that leads to the answer is given up: ";

    private static String told(Consumer<Diagnosis> events) {
        return told(new Sudoku(CLUES), events).map(Fault::reason).orElse("nothing");
    }

    private static Optional<Fault> told(Puzzle puzzle, Consumer<Diagnosis> events) {
        Diagnosis diagnosis = new Diagnosis(puzzle, ANSWER);
        events.accept(diagnosis);
        diagnosis.close(true);
        return diagnosis.fault();
    }

    @Test
    void aRightSearchIsNotBlamed() {
        assertThat(told(search -> {
                    search.on(Event.place(0, 1));
                    search.on(Event.place(1, 4));
                    search.on(Event.branch());
                    search.on(Event.unbranch());
                    search.on(Event.place(10, 7));
                    search.on(Event.place(11, 2));
                    search.on(Event.found(new Solution(ANSWER, Optional.empty())));
                }))
                .isEqualTo("nothing");
    }

    @Test
    void anEventThatIsNotTrueComesFirst() {
        assertThat(told(search -> {
                    search.on(Event.place(0, 1));
                    search.on(Event.deduce(2, 5));
                }))
                .startsWith("event 2: deduced 5 at r1c3 over the clue 3");
        assertThat(told(diagnosis -> diagnosis.on(Event.unbranch()))).contains("but nothing was placed");
        assertThat(told(search -> {
                    search.on(Event.branch());
                    search.on(Event.undo(0));
                }))
                .contains("took back r1c1, but the latest placement is a decision without a cell");
        assertThat(told(search -> search.on(Event.found(new Solution(ANSWER, Optional.empty())))))
                .contains("event 1: handed over a grid with 1 at r1c1, where the events left a blank");
    }

    @Test
    void nothingTriedAtAllPutsTheCluesMarksUnderSuspicion() {
        assertThat(told(search -> {}))
                .isEqualTo(GIVEN_UP + "no digit was tried in r1c1, though it can be 1; nothing was taken back"
                        + " before, so it is a mark of a clue or a wrong index: which of row 1, column 1 and box 1 (from"
                        + " 0: row[0], column[0], box[0]) says that it holds 1?");
    }

    @Test
    void aDigitThatIsTriedNowhereIsTheLoops() {
        assertThat(told(search -> {
                    search.on(Event.place(0, 4));
                    search.on(Event.undo(0));
                }))
                .isEqualTo(GIVEN_UP + "at r1c1 it tried 4, but never 1, which no cell of its row, column or box holds;"
                        + " 1 was not tried anywhere in the whole search, nor on an empty board: where does the loop over"
                        + " the digits end?");
    }

    @Test
    void theMarksThatAreFreedAreClearedByAWitness() {
        Consumer<Diagnosis> refused = search -> {
            search.on(Event.place(0, 1));
            search.on(Event.place(1, 4));
            search.on(Event.place(10, 2));
            search.on(Event.place(11, 7));
            search.on(Event.undo(11));
            search.on(Event.undo(10));
            search.on(Event.undo(1));
            search.on(Event.undo(0));
        };
        assertThat(told(refused))
                .isEqualTo(
                        GIVEN_UP + "at r2c2 it tried 2, but never 7, which no cell of its row, column or box holds; 7"
                                + " stood at r2c3 and was taken back: is it still marked as used in row 2 and box 1?");
        assertThat(told(refused.andThen(search -> {
                    SearchObserver witness = search.witness();
                    assertThat(search.isUndecided()).isTrue();
                    witness.on(Event.place(0, 7));
                    witness.on(Event.undo(0));
                    witness.on(Event.place(8, 7));
                })))
                .endsWith(
                        "7 stood at r2c3 and was taken back: is it still marked as used in box 1? It is free again in row 2.");
        assertThat(told(refused.andThen(search -> {
                    SearchObserver witness = search.witness();
                    witness.on(Event.place(0, 7));
                    witness.on(Event.undo(0));
                    witness.on(Event.place(0, 7));
                })))
                .contains("what was taken back is free again, so it is a mark of a clue or a wrong index");
    }

    @Test
    void placementsThatAreLeftStandingAreNamed() {
        assertThat(told(search -> {
                    search.on(Event.place(0, 1));
                    search.on(Event.place(10, 7));
                }))
                .isEqualTo(
                        "the search ended with placements that were not taken back, the latest at r2c2; not one undo came in"
                                + " the whole search: is anything undone when the call below has failed?");
    }

    @Test
    void aFullBoardThatIsNotHandedOverIsItsOwnFault() {
        Fault fault = told(new Sudoku(ANSWER.with(0, 0)), search -> {
                    search.on(Event.place(0, 1));
                    search.on(Event.undo(0));
                })
                .orElseThrow();
        assertThat(fault.demand()).isEqualTo(Demand.FULL);
        assertThat(fault.reason()).isEqualTo("no blank is left, but the grid was not handed over");
    }

    @Test
    void aSearchThatWasCutOffIsToldOnlyItsClash() {
        Diagnosis diagnosis = new Diagnosis(new Sudoku(CLUES), ANSWER);
        diagnosis.on(Event.place(0, 3));
        diagnosis.close(false);
        assertThat(diagnosis.isUndecided()).isFalse();
        assertThat(diagnosis.fault()).map(Fault::demand).contains(Demand.ROW);
        assertThat(diagnosis.fault())
                .map(Fault::reason)
                .contains("placed 3 at r1c1, though then row 1 has 3 twice, at r1c1 and r1c3");
        assertThat(List.copyOf(
                        diagnosis.fault().orElseThrow().grid().orElseThrow().broken()))
                .containsExactlyInAnyOrder(0, 2);
    }
}
