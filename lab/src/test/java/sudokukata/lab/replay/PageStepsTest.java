package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudokukata.puzzle.Grid;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/** Whatever way a step is reached, it shows what replaying the events up to it gives. */
@InBrowser
class PageStepsTest {
    /** Moves the real slider to each of some steps and reads the boards that are drawn. */
    private static final String SCRUB = """
            const scrub = document.getElementById('scrub');
            return arguments[0].map((step) => {
                scrub.value = step;
                scrub.dispatchEvent(new Event('input'));
                return [...document.querySelectorAll('svg.board')].map((board) =>
                    [...board.querySelectorAll('[data-cell]')].map((cell) => cell.dataset.digit).join(''));
            });
            """;

    private final InBrowser.Shared shared;

    PageStepsTest(InBrowser.Shared shared) {
        this.shared = shared;
    }

    /** What stands at each position: the clues, after each event, and once more where a stretch begins after a gap. */
    private static List<Grid> boards(Recording recording) {
        Grid clues = recording.puzzle().clues();
        List<Grid> boards = new ArrayList<>(List.of(clues));
        for (Segment stretch : recording.stretches()) {
            Board board = new Board(stretch.standing());
            if (stretch.start() > 0) {
                boards.add(board.on(clues));
            }
            for (Event event : stretch.events()) {
                boards.add(board.after(List.of(event)).on(clues));
            }
        }
        return boards;
    }

    private List<?> scrub(Pages page, List<Integer> steps) {
        return (List<?>) shared.open(page, 0).script(SCRUB, steps);
    }

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "DOMINO", "COVER", "SOLUTIONS", "BRANCHES", "LONG", "LARGE", "CLUES_CLASH"})
    void aStepShowsWhatReplayingTheEventsGives(Pages page) {
        List<Grid> boards = boards(page.recording());
        List<Integer> steps = new ArrayList<>();
        Random random = new Random(5);
        int end = boards.size() - 1;
        for (int k = 0; k < 60; k++) {
            int step = random.nextInt(boards.size());
            steps.addAll(List.of(step, Math.min(end, step + 1), step, Math.max(0, step - 1)));
        }
        steps.addAll(List.of(0, end, 0));
        List<?> shown = scrub(page, steps);
        for (int k = 0; k < steps.size(); k++) {
            String expected = boards.get(steps.get(k)).toString().replace('.', '0');
            assertThat(shown.get(k)).as("step " + steps.get(k)).isEqualTo(List.of(expected));
        }
        assertThat(shared.browser().one("#scrub").getDomProperty("max")).isEqualTo("" + end);
        assertThat(shared.browser().complaints()).isEmpty();
    }

    @Test
    void theCountsAreThoseOfTheWholeRunAlsoAfterAGap() {
        Recording recording = Pages.LONG.recording();
        Segment second = recording.stretches().get(1);
        int gap = recording.stretches().get(0).events().size() + 1;
        Browser browser = shared.open(Pages.LONG, gap);
        assertThat(browser.one(".what").getText())
                .isEqualTo(String.format(
                        "%,d events are left out here. This is what stood after them.", second.start() - (gap - 1)));
        assertThat(browser.one("dd.event").getText())
                .isEqualTo(String.format(
                        "%,d of %,d", second.start(), recording.counts().events()));
        assertThat(browser.one("dd.placements").getText())
                .startsWith(String.format("%,d of 20,000", second.before().decisions()));
        assertThat(browser.one("dd.backtracks").getText())
                .startsWith(String.format("%,d of ", second.before().backtracks()));
        assertThat(browser.one("dd.depth").getText()).startsWith(second.depth() + ", deepest ");
        assertThat(browser.script("return [...replay.views[0].trace.state.visits]"))
                .isEqualTo(second.visits());
        assertThat(browser.all(".strip li:not([hidden])")).hasSize(second.depth());
    }

    @Test
    void twoSearchesStandAfterAsManyPlacements() {
        List<Recording> two = Pages.TWO.recordings();
        List<Integer> steps = IntStream.rangeClosed(0, 188).boxed().toList();
        List<?> shown = scrub(Pages.TWO, steps);
        for (int step : steps) {
            for (int side = 0; side < 2; side++) {
                String expected =
                        afterPlacements(two.get(side), step).toString().replace('.', '0');
                assertThat(((List<?>) shown.get(step)).get(side))
                        .as("placement " + step + ", " + side)
                        .isEqualTo(expected);
            }
        }
        Browser browser = shared.open(Pages.TWO, 100);
        assertThat(browser.all(".what").get(1).getText()).isEqualTo("Ended before, after 51 placements.");
        assertThat(browser.all("dd.placements").get(0).getText()).isEqualTo("100 of 187");
    }

    private static Grid afterPlacements(Recording recording, int count) {
        List<Event> events = recording.stretches().get(0).events();
        int placed = 0;
        int end = 0;
        while (end < events.size() && (placed < count || events.get(end).type() == Type.FOUND)) {
            placed += events.get(end).type() == Type.PLACE ? 1 : 0;
            end++;
        }
        return new Board(List.of())
                .after(events.subList(0, end))
                .on(recording.puzzle().clues());
    }

    /** The work of a step has a bound, however long the recording and wherever the step. */
    @Test
    void noStepReplaysMoreThanLiesBetweenTwoKeyFrames() throws IOException {
        Browser browser = shared.open(Pages.LARGE, 0);
        Object most = browser.script("""
                const { trace } = replay.views[0];
                const apply = trace.apply.bind(trace);
                let applied = 0;
                let most = 0;
                trace.apply = (...all) => { applied++; apply(...all); };
                for (let k = 0; k < 2000; k++) {
                    applied = 0;
                    trace.seek((k * 7919) % (trace.length + 1));
                    most = Math.max(most, applied);
                }
                return most;
                """);
        assertThat((Long) most).isBetween(1L, 256L);
        Files.writeString(Path.of("target", "replay-figures.txt"), measured(browser) + "\n");
    }

    /** For people to read: how long the page took to load, and how smoothly it is scrubbed. Nothing depends on it. */
    private static Object measured(Browser browser) {
        return browser.later("""
                const done = arguments[0];
                const { player, timeline } = replay;
                const [timing] = performance.getEntriesByType('navigation');
                const frames = 120;
                const begin = performance.now();
                let busy = 0;
                let longest = 0;
                const next = (k) => {
                    const start = performance.now();
                    player.show((k * 7919) % timeline.length);
                    const took = performance.now() - start;
                    busy += took;
                    longest = Math.max(longest, took);
                    if (k < frames) {
                        requestAnimationFrame(() => next(k + 1));
                        return;
                    }
                    const rate = Math.round(frames / ((performance.now() - begin) / 1000));
                    done(`${timeline.length} events, loaded in ${Math.round(timing.domComplete)} ms; scrubbed at ${rate}`
                        + ` frames a second, ${(busy / frames).toFixed(1)} ms of work a frame, ${Math.round(longest)} at most`);
                };
                requestAnimationFrame(() => next(0));
                """);
    }
}
