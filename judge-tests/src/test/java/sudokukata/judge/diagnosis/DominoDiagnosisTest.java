package sudokukata.judge.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudokukata.judge.check.Fault;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.Event;
import sudokukata.search.Limits;
import sudokukata.search.SearchObserver;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/** Searches for tiles that go wrong in one way, on the sample with all but a few tiles given. */
class DominoDiagnosisTest {
    private static final Solution SOLUTION = solve();
    private static final Grid ANSWER = SOLUTION.grid();

    private static Sudomino sample() {
        JudgeCase sample =
                CaseLibrary.ofProject().judged(Problems.numbered("4574")).get(0);
        return (Sudomino) CaseInput.of(Problems.numbered("4574"), sample.input(), sample.answer())
                .puzzles()
                .get(0);
    }

    private static Solution solve() {
        return SearchRun.within(Limits.solutions(1))
                .of(Strategies.named("domino"), sample())
                .first()
                .orElseThrow();
    }

    private static List<Tile> tiles(boolean down) {
        return IntStream.range(0, 81)
                .filter(cell -> SOLUTION.tiling().orElseThrow().partner(cell) == cell + (down ? 9 : 1))
                .mapToObj(cell ->
                        new Tile(cell, ANSWER.digit(cell), cell + (down ? 9 : 1), ANSWER.digit(cell + (down ? 9 : 1))))
                .toList();
    }

    /** The sample with one tile missing. */
    private static Sudomino without(Tile missing) {
        List<Tile> given = IntStream.of(0, 1)
                .boxed()
                .flatMap(down -> tiles(down == 1).stream())
                .filter(tile -> !tile.equals(missing))
                .toList();
        return new Sudomino(given, sample().singles());
    }

    private static String told(Tile missing, Consumer<Diagnosis> events) {
        Diagnosis diagnosis = new Diagnosis(without(missing), ANSWER);
        events.accept(diagnosis);
        diagnosis.close(true);
        return diagnosis.fault().map(Fault::reason).orElse("nothing");
    }

    private final Tile down = tiles(true).get(0);
    private final Tile across = tiles(false).get(0);

    private static void lay(SearchObserver search, Tile tile) {
        search.on(Event.place(tile.cell(), tile.digit(), tile.other(), tile.otherDigit()));
    }

    @Test
    void theRightTileIsNamed() {
        assertThat(told(down, search -> {}))
                .startsWith("a board that leads to the answer is given up: no tile was tried there; the right one is "
                        + down.digit() + " at ")
                .contains("; is domino " + down.domino() + " marked as used, is ", "looked at as the cell below");
        assertThat(told(across, search -> {})).contains("looked at as the cell to the right");
    }

    @Test
    void aDirectionThatIsNeverTriedIsNamed() {
        assertThat(told(down, search -> search.witness().on(Event.place(0, 1, 1, 2))))
                .endsWith("no tile was laid downwards in the whole search, nor on an empty board");
        assertThat(told(across, search -> search.witness().on(Event.place(0, 1, 9, 2))))
                .endsWith("no tile was laid across in the whole search, nor on an empty board");
        assertThat(told(down, search -> search.witness().on(Event.place(0, 1, 9, 2))))
                .doesNotContain("was laid");
    }

    @Test
    void aTileLaidTheWrongWayRoundIsNotTheRightOne() {
        assertThat(told(down, search -> {
                    search.on(Event.place(down.cell(), down.otherDigit(), down.other(), down.digit()));
                    search.on(Event.undo(down.cell(), down.other()));
                }))
                .contains("one tile was tried there, but never " + down.digit() + " at ")
                .endsWith(
                        " was the other half of a tile that was taken back, and no such cell was ever filled again: is it"
                                + " blank again?");
    }

    @Test
    void aDominoThatLayBeforeMayStillBeMarked() {
        assertThat(told(down, search -> {
                    search.on(Event.place(down.cell(), down.otherDigit(), down.other(), down.digit()));
                    search.on(Event.undo(down.cell(), down.other()));
                    SearchObserver witness = search.witness();
                    witness.on(Event.place(0, 1, 1, 2));
                    witness.on(Event.undo(0, 1));
                    witness.on(Event.place(1, 1, 2, 3));
                }))
                .endsWith("domino " + down.domino() + " lay elsewhere and was taken back: is it still marked as used?");
    }

    @Test
    void theRightTileTakenBackWithNothingLeftIsAFullBoard() {
        assertThat(told(down, search -> {
                    lay(search, down);
                    search.on(Event.undo(down.cell(), down.other()));
                }))
                .isEqualTo("no blank is left, but the grid was not handed over");
    }

    @Test
    void aRightSearchIsNotBlamed() {
        assertThat(told(down, search -> {
                    search.on(Event.place(
                            down.cell(), ANSWER.digit(down.cell()), down.other(), ANSWER.digit(down.other())));
                    search.on(Event.found(SOLUTION));
                }))
                .isEqualTo("nothing");
    }
}
