package sudokukata.lab.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudokukata.lab.replay.RecordedRun;
import sudokukata.lab.replay.Recording;
import sudokukata.lab.replay.RecordingLimits;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** A learner's search may be wrong: it is drawn up to the event that is. */
class FaultyFiguresTest {

    /** A strategy that reports what a test wants it to report. */
    private record Scripted(BiConsumer<int[], Search> script) implements SolverStrategy {
        @Override
        public String id() {
            return "scripted";
        }

        @Override
        public Set<Capability> capabilities() {
            return Set.of(Capability.SUDOKU);
        }

        @Override
        public void search(Sudoku puzzle, Search search) {
            script.accept(puzzle.clues().toArray(), search);
        }
    }

    private static Scene scene(BiConsumer<int[], Search> script) {
        Recording recording = new RecordedRun(Drawn.tenBlanks(), Limits.firstWithin(1000), RecordingLimits.events(1000))
                .of(new Scripted(script));
        assertThat(recording.ending().fault()).isPresent();
        return new Scene("a puzzle", recording, 0, recording.counts().events());
    }

    /** Fills all blanks with 1, and hands that over. */
    private static void onesOnly(int[] digits, Search search) {
        for (int cell = 0; cell < 81; cell++) {
            if (digits[cell] == 0) {
                digits[cell] = 1;
                search.place(cell, 1);
            }
        }
        search.found(digits);
    }

    /** Writes over a clue, after a step back too many. */
    private static void overAClue(int[] digits, Search search) {
        search.place(5, 8);
        search.undo(5);
        search.place(0, 9);
    }

    @Test
    void whatTheJudgeBlamesIsMarked() {
        Drawn drawn = Drawn.of(FigureKind.MARKED, scene(FaultyFiguresTest::onesOnly));
        assertThat(drawn.only("desc")).startsWith("row 1 has 1 twice");
        assertThat(drawn.count("rect", "unit")).isOne();
        assertThat(drawn.count("rect", "broken")).isGreaterThanOrEqualTo(2 + 1);
    }

    @ParameterizedTest
    @EnumSource
    void aWrongEventBreaksNoFigure(FigureKind kind) {
        for (Scene scene : new Scene[] {scene(FaultyFiguresTest::onesOnly), scene(FaultyFiguresTest::overAClue)}) {
            assertThatCode(() -> draw(kind, scene)).doesNotThrowAnyException();
        }
    }

    /** Some kinds have nothing to show of it, and say so. */
    private static void draw(FigureKind kind, Scene scene) {
        try {
            Drawn.of(kind, scene);
        } catch (Undrawable e) {
            assertThat(e).message().isNotBlank();
        }
    }
}
