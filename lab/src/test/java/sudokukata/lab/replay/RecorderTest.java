package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

class RecorderTest {
    private static final RecordingLimits ALL = new RecordingLimits(1_000_000, 1, 1, 0);
    private static final Sudoku AGAINST_ROW_ORDER = NamedGrid.ANTI_ROW_ORDER.puzzle();

    private static Recorder record(String strategy, Puzzle puzzle, RecordingLimits kept, long budget) {
        Recorder recorder = new Recorder(kept);
        SearchRun.within(new Limits(2, budget)).watchedBy(recorder).of(Strategies.named(strategy), puzzle);
        return recorder;
    }

    private static Puzzle sudomino() {
        String input =
                CaseLibrary.ofProject().judged(Problems.numbered("4574")).get(0).input();
        return Problems.numbered("4574").format().read(input).entries().get(1).puzzle();
    }

    @Test
    void aShortSearchIsKeptWhole() {
        Recorder recorder = record("naive", NamedGrid.SAMPLE.puzzle(), RecordingLimits.events(2_000), 1_000_000);
        assertThat(recorder.stretches()).hasSize(1);
        Segment whole = recorder.stretches().get(0);
        assertThat(whole.start()).isZero();
        assertThat(whole.standing()).isEmpty();
        assertThat(whole.end()).isEqualTo(recorder.counts().events());
        int found = whole.events().indexOf(new Event(Type.FOUND, Event.NONE, 0, Event.NONE, 0, Optional.empty()));
        assertThat(new Board(List.of())
                        .after(whole.events().subList(0, found))
                        .on(NamedGrid.SAMPLE.puzzle().clues()))
                .hasToString("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
        assertThat(recorder.depth()).isZero();
        assertThat(recorder.deepest()).isEqualTo(51);
    }

    static Stream<Arguments> searches() {
        return Stream.of(
                Arguments.of("naive", AGAINST_ROW_ORDER),
                Arguments.of("mrv", AGAINST_ROW_ORDER),
                Arguments.of("bands", NamedGrid.EMPTY.puzzle()),
                Arguments.of("cover", sudomino()),
                Arguments.of("domino", sudomino()),
                Arguments.of("propagation", sudomino()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("searches")
    void eachStretchBeginsWithWhatStoodThen(String strategy, Puzzle puzzle) {
        Segment whole = record(strategy, puzzle, ALL, 3_000).stretches().get(0);
        Recorder recorder = record(strategy, puzzle, new RecordingLimits(7, 3, 2, 5), 3_000);
        assertThat(recorder.counts().events()).isEqualTo(whole.events().size());
        for (Segment stretch : recorder.stretches()) {
            List<Event> earlier = whole.events().subList(0, (int) stretch.start());
            assertThat(stretch.events()).isEqualTo(whole.events().subList((int) stretch.start(), (int) stretch.end()));
            assertThat(stretch.standing())
                    .isEqualTo(new Board(List.of()).after(earlier).standing());
            assertThat(stretch.before().events()).isEqualTo(earlier.size());
            assertThat(stretch.before().placements()).isEqualTo(count(earlier, Type.PLACE));
            assertThat(stretch.before().undos()).isEqualTo(count(earlier, Type.UNDO));
            assertThat(stretch.visits().get(40)).isEqualTo(visits(earlier, 40));
        }
        assertThat(recorder.visits().get(40)).isEqualTo(visits(whole.events(), 40));
    }

    private static long count(List<Event> events, Type kind) {
        return events.stream().filter(event -> event.type() == kind).count();
    }

    private static long visits(List<Event> events, int cell) {
        return events.stream()
                .filter(event -> event.type() == Type.PLACE || event.type() == Type.DEDUCE)
                .filter(event -> event.cell() == cell || event.other() == cell)
                .count();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 5, 6, 7, 19, 20, 21, 50, 333, 4_000})
    void theBeginningAndTheEndAreKeptAndNoMoreThanWasSaid(long budget) {
        RecordingLimits kept = new RecordingLimits(3, 2, 2, 4);
        Recorder recorder = record("naive", AGAINST_ROW_ORDER, kept, budget);
        List<Segment> stretches = recorder.stretches();
        long total = recorder.counts().events();
        long sum = stretches.stream().mapToLong(s -> s.events().size()).sum();
        assertThat(sum).isLessThanOrEqualTo(kept.most());
        if (total <= 12) {
            assertThat(sum).isEqualTo(total);
        } else {
            assertThat(stretches.get(0).end()).isGreaterThanOrEqualTo(6);
            assertThat(stretches.get(stretches.size() - 1).end()).isEqualTo(total);
            assertThat(stretches.get(stretches.size() - 1).events()).hasSizeGreaterThanOrEqualTo(4);
        }
    }

    @Test
    void aLongSearchIsSampledEvenly() {
        Recorder recorder = record("naive", AGAINST_ROW_ORDER, new RecordingLimits(10, 1, 1, 8), 100_000);
        List<Long> starts = recorder.stretches().stream().map(Segment::start).toList();
        assertThat(starts).hasSizeBetween(2 + 4, 2 + 8);
        long stride = starts.get(2) - starts.get(1);
        for (int k = 2; k < starts.size() - 1; k++) {
            assertThat(starts.get(k) - starts.get(k - 1)).isEqualTo(stride);
        }
        assertThat(stride).isGreaterThan(10_000);
    }

    @ParameterizedTest
    @CsvSource({"10, 10", "99, 99", "100, 100", "2000, 2000", "100000, 100000"})
    void aNumberOfEventsIsSharedOut(int events, long most) {
        assertThat(RecordingLimits.events(events).most()).isEqualTo(most);
        assertThatThrownBy(() -> RecordingLimits.events(9)).hasMessage("at least 10 events are kept, not 9");
    }

    @Test
    void numbersThatAreNoCellsAndNoDigitsAreKeptAsNone() {
        Recorder recorder = new Recorder(ALL);
        recorder.on(Event.place(81, 12));
        recorder.on(Event.place(-5, -1, 300, 10));
        recorder.on(Event.undo(7));
        recorder.on(Event.undo(7));
        recorder.on(Event.undo(7));
        Event none = new Event(Type.PLACE, Event.NONE, 0, Event.NONE, 0, Optional.empty());
        assertThat(recorder.stretches().get(0).events()).startsWith(none, none).hasSize(5);
        assertThat(recorder.depth()).isZero();
    }
}
