package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.check.Demand;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.lab.replay.Ending.How;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

class RecordedRunTest {
    private static final Sudoku SAMPLE = NamedGrid.SAMPLE.puzzle();
    private static final Grid ANSWER =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
    /** The answer with its last two cells blank: 2 and 7. */
    private static final Sudoku TWO_LEFT = new Sudoku(ANSWER.with(79, 0).with(80, 0));

    private static Recording record(Sudoku puzzle, Limits limits, SolverStrategy strategy) {
        return new RecordedRun(puzzle, limits, RecordingLimits.events(1_000)).of(strategy);
    }

    private static Recording script(Consumer<Search> script) {
        return new RecordedRun(TWO_LEFT, Limits.firstWithin(100), RecordingLimits.events(1_000))
                .answer(ANSWER)
                .of(new Scripted(script));
    }

    static Stream<Arguments> ends() {
        Sudoku six = NamedGrid.SIX_SOLUTIONS.puzzle();
        Sudoku none = new Sudoku(
                Grid.parse("530070008600195000098000060800060003400803001700020006060000280000419005000080079"));
        Sudoku clash = new Sudoku(SAMPLE.clues().with(1, 1));
        return Stream.of(
                Arguments.of(SAMPLE, 1, 10_000, How.STOPPED, "a solution was found, and the search stopped there"),
                Arguments.of(six, 2, 10_000, How.STOPPED, "2 solutions were found"),
                Arguments.of(SAMPLE, 2, 10_000, How.EXHAUSTED, "there is exactly one solution"),
                Arguments.of(six, 9, 10_000, How.EXHAUSTED, "there are exactly 6 solutions"),
                Arguments.of(none, 1, 10_000, How.EXHAUSTED, "there is no solution"),
                Arguments.of(clash, 1, 10_000, How.EXHAUSTED, "the clues clash, so nothing was searched: row 1 has 1"),
                Arguments.of(SAMPLE, 1, 100, How.OUT_OF_BUDGET, "the budget of 100 placements is spent with 0"));
    }

    @ParameterizedTest(name = "{3}: {4}")
    @MethodSource("ends")
    void theEndIsNamedAndExplained(Sudoku puzzle, int wanted, long budget, How how, String meaning) {
        Recording recording = record(puzzle, new Limits(wanted, budget), Strategies.named("naive"));
        assertThat(recording.ending().how()).isEqualTo(how);
        assertThat(recording.ending().meaning()).contains(meaning);
        assertThat(recording.ending().fault()).isEmpty();
        assertThat(recording.outcome()).isPresent();
        assertThat(recording.strategy()).isEqualTo("naive");
        assertThat(recording.leftOut()).isEqualTo(recording.counts().events() - recording.kept());
    }

    static Stream<Arguments> breaches() {
        int[] wrong = ANSWER.with(79, 7).with(80, 2).toArray();
        return Stream.of(
                breach("clue overwritten", 1, "over the clue", search -> search.place(0, 2)),
                breach("filled cell overwritten", 2, "was not taken back", search -> {
                    search.place(79, 1);
                    search.place(79, 2);
                }),
                breach("undo out of order", 3, "but the latest placement is r9c9", search -> {
                    search.place(79, 2);
                    search.place(80, 7);
                    search.undo(79);
                }),
                breach("no cell", 1, "cells are 0..80", search -> search.place(81, 2)),
                breach(
                        "wrong grid handed over",
                        1,
                        "the events left a blank",
                        search -> search.found(ANSWER.toArray())),
                breach("rule broken", 3, "column 8 has 7 twice", search -> {
                    search.place(79, 7);
                    search.place(80, 2);
                    search.found(wrong);
                }),
                breach("went on", 4, "went on after the word to stop", search -> {
                    search.place(79, 2);
                    search.place(80, 7);
                    search.found(ANSWER.toArray());
                    search.place(0, 1);
                }));
    }

    private static Arguments breach(String name, int events, String says, Consumer<Search> script) {
        return Arguments.of(name, events, says, script);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("breaches")
    void aBreachIsTold(String name, int events, String says, Consumer<Search> script) {
        Recording recording = script(script.andThen(search -> search.branch()));
        assertThat(recording.counts().events()).isEqualTo(events);
        assertThat(recording.ending().fault().orElseThrow().reason()).contains(says);
    }

    @Test
    void theRunEndsAtTheBreach() {
        boolean[] wentOn = {false};
        Recording recording = script(search -> {
            search.place(0, 1);
            wentOn[0] = true;
        });
        assertThat(recording.ending().how()).isEqualTo(How.FAULT);
        assertThat(recording.outcome()).isEmpty();
        assertThat(wentOn[0]).isFalse();
    }

    @Test
    void aStrategyThatSwallowsTheEndIsNotRecordedFurther() {
        Recording recording = script(search -> {
            for (int k = 0; k < 50; k++) {
                try {
                    search.place(0, 1);
                } catch (RuntimeException e) {
                    // As a learner's catch-all would.
                }
            }
        });
        assertThat(recording.counts().events()).isEqualTo(1);
        assertThat(recording.ending().how()).isEqualTo(How.FAULT);
    }

    @Test
    void givingUpTheRightBoardIsShownAtTheEventThatDoesIt() {
        Recording recording = script(search -> {
            search.place(79, 2);
            search.undo(79);
        });
        assertThat(recording.ending().how()).isEqualTo(How.FAULT);
        assertThat(recording.ending().fault().orElseThrow().demand()).isEqualTo(Demand.GIVEN_UP);
        assertThat(recording.counts().events()).isEqualTo(2);
    }

    @Test
    void notTryingTheRightDigitIsToldAtTheEnd() {
        Recording recording = script(search -> {
            search.place(79, 7);
            search.undo(79);
        });
        assertThat(recording.ending().how()).isEqualTo(How.EXHAUSTED);
        assertThat(recording.ending().fault().orElseThrow().reason()).contains("at r9c8 it tried 7, but never 2");
    }

    @Test
    void placementsLeftStandingAreToldAtTheEnd() {
        Recording recording = script(search -> search.place(79, 7));
        assertThat(recording.ending().how()).isEqualTo(How.EXHAUSTED);
        assertThat(recording.ending().fault().orElseThrow().reason()).contains("a placement that was not taken back");
    }

    @Test
    void aStrategyThatThrowsLeavesARecording() {
        Recording recording = script(search -> {
            search.place(79, 2);
            throw new ArrayIndexOutOfBoundsException("Index 9 out of bounds");
        });
        assertThat(recording.ending().how()).isEqualTo(How.THREW);
        assertThat(recording.ending().fault().orElseThrow().reason())
                .contains("ArrayIndexOutOfBoundsException: Index 9", "RecordedRunTest");
        assertThat(recording.counts().placements()).isEqualTo(1);
    }

    @Test
    void endlessRecursionLeavesARecordingToo() {
        Recording recording = script(RecordedRunTest::again);
        assertThat(recording.ending().fault().orElseThrow().reason()).startsWith("StackOverflowError");
    }

    private static void again(Search search) {
        again(search);
    }

    @Test
    void aStrategyThatPlacesNothingForEverIsLeft() {
        Recording recording = new RecordedRun(SAMPLE, Limits.firstWithin(100), RecordingLimits.events(10))
                .patience(Duration.ofMillis(50))
                .of(new Scripted(search -> {
                    search.place(1, 4);
                    while (true) {
                        LockSupport.park();
                    }
                }));
        assertThat(recording.ending().how()).isEqualTo(How.ABANDONED);
        assertThat(recording.counts().placements()).isEqualTo(1);
        assertThat(recording.ending().fault().orElseThrow().reason()).contains("loop without placing anything");
    }

    @Test
    void decisionsThatAreNeverTakenBackEndTheRun() {
        Recording recording = new RecordedRun(SAMPLE, Limits.solutions(1), RecordingLimits.events(10))
                .of(new Scripted(search -> {
                    while (true) {
                        search.branch();
                    }
                }));
        assertThat(recording.ending().how()).isEqualTo(How.FAULT);
        assertThat(recording.counts().branches()).isEqualTo(10_001);
        assertThat(recording.ending().fault().orElseThrow().reason()).contains("is each of them taken back?");
    }

    @Test
    void anAnswerBlamesNoRightStrategy() {
        for (String id : List.of("naive", "mrv", "bands", "cover")) {
            Recording recording = new RecordedRun(SAMPLE, Limits.firstWithin(20), RecordingLimits.events(10))
                    .answer(ANSWER)
                    .of(Strategies.named(id));
            assertThat(recording.ending().fault()).as(id).isEmpty();
        }
    }
}
