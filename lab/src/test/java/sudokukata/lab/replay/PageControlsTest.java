package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sudokukata.search.Event;

/** Each control by click and by key. */
@InBrowser
class PageControlsTest {
    private final InBrowser.Shared shared;

    PageControlsTest(InBrowser.Shared shared) {
        this.shared = shared;
    }

    private long step() {
        return (Long) shared.browser().script("return replay.player.step");
    }

    /** Uses a control: a key if the word is one, else a click on the button with that id. */
    private void use(String way) {
        if (way.startsWith("#")) {
            shared.browser().one(way).click();
        } else {
            shared.browser().press(way.length() == 1 ? way : Keys.valueOf(way));
        }
    }

    private static List<Event> plain() {
        return Pages.PLAIN.recording().stretches().get(0).events();
    }

    /** The steps of a search at which it turns back: where the event before was no step back. */
    private static List<Integer> turns(List<Event> events) {
        return IntStream.range(1, events.size())
                .filter(k -> events.get(k).type().isBacktrack()
                        && !events.get(k - 1).type().isBacktrack())
                .mapToObj(k -> k + 1)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "#first, 100, 0", "HOME, 100, 0", "#back, 100, 99", "ARROW_LEFT, 100, 99", "#step, 100, 101",
        "ARROW_RIGHT, 100, 101", "#last, 100, 324", "END, 100, 324", "#back, 0, 0", "#step, 324, 324"
    })
    void moves(String way, int from, long to) {
        Browser browser = shared.at(Pages.PLAIN, from);
        use(way);
        assertThat(step()).isEqualTo(to);
        assertThat(browser.one("#scrub").getDomProperty("value")).isEqualTo("" + to);
        assertThat(browser.one("#where").getText()).isEqualTo("step " + to + " of 324");
        assertThat(browser.one("#scrub").getDomAttribute("aria-valuetext")).isEqualTo("step " + to + " of 324");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#back", "ARROW_LEFT"})
    void aStepBackIsTheStateBefore(String way) {
        Browser browser = shared.at(Pages.PLAIN, 47);
        String drawn = "return [...document.querySelectorAll('.board, .said, .counters, .strip, .tree')]"
                + ".map((e) => e.outerHTML).join()";
        Object before = browser.script(drawn);
        use("ARROW_RIGHT");
        assertThat(browser.script(drawn)).isNotEqualTo(before);
        use(way);
        // Cells that had no marks before keep hidden ones.
        assertThat(browser.script(drawn).toString().replaceAll("<text class=\"mark none\"[^/]*/text>", ""))
                .isEqualTo(before.toString().replaceAll("<text class=\"mark none\"[^/]*/text>", ""));
    }

    @Test
    void theNextBacktrackIsWhereTheSearchTurns() {
        List<Integer> turns = turns(plain());
        shared.at(Pages.PLAIN, 0);
        for (int k = 0; k < 5; k++) {
            use(k % 2 == 0 ? "b" : "#backtrack");
            assertThat(step()).isEqualTo((long) turns.get(k));
        }
        assertThat(shared.browser().one(".what").getText()).startsWith("Back: ");
        assertThat(shared.browser().one(".ghost").isDisplayed()).isTrue();
        use("B");
        assertThat(step()).isEqualTo((long) turns.get(3));
        use("END");
        use("b");
        assertThat(step()).isEqualTo(324L);
        assertThat(shared.browser().one("#where").getText()).isEqualTo("no further backtrack");
    }

    @Test
    void theNextSolutionIsWhereAGridIsHandedOver() {
        List<Event> events = Pages.SOLUTIONS.recording().stretches().get(0).events();
        List<Integer> found = IntStream.range(0, events.size())
                .filter(k -> events.get(k).type() == Event.Type.FOUND)
                .mapToObj(k -> k + 1)
                .toList();
        assertThat(found).hasSize(6);
        shared.open(Pages.SOLUTIONS, 0);
        for (int k = 0; k < 6; k++) {
            use(k % 2 == 0 ? "s" : "#solution");
            assertThat(step()).isEqualTo((long) found.get(k));
            assertThat(shared.browser().one(".what").getText()).endsWith("handed over, number " + (k + 1) + ".");
        }
        use("S");
        assertThat(step()).isEqualTo((long) found.get(4));
    }

    @Test
    void aJumpOfTwoGoesToTheNearer() {
        shared.open(Pages.DOMINO_TWO, 0);
        use("b");
        assertThat(shared.browser().script("return replay.views.map((view) => view.trace.at)"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
                .hasSize(2);
        assertThat(step()).isBetween(1L, 5L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#play", "SPACE"})
    void playsAndPauses(String way) {
        Browser browser = shared.open(Pages.DOMINO, 100);
        use(way);
        assertThat(browser.one("#play").getText()).isEqualTo("Pause");
        assertThat(browser.one(".said").getDomAttribute("aria-live")).isEqualTo("off");
        browser.waitUntil(() -> step() > 102);
        use(way);
        long stopped = step();
        assertThat(browser.one("#play").getText()).isEqualTo("Play");
        assertThat(browser.one(".said").getDomAttribute("aria-live")).isEqualTo("polite");
        browser.later("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))");
        assertThat(step()).isEqualTo(stopped);
    }

    @Test
    void playsToTheEndAndThenFromTheBeginning() {
        Browser browser = shared.open(Pages.PLAIN, 300);
        for (int k = 0; k < 9; k++) {
            use("+");
        }
        assertThat(browser.one("#rate").getText()).isEqualTo("5,000 a second");
        use("SPACE");
        browser.waitUntil(() -> browser.one("#play").getText().equals("Play"));
        assertThat(step()).isEqualTo(324L);
        for (int k = 0; k < 12; k++) {
            use("-");
        }
        assertThat(browser.one("#rate").getText()).isEqualTo("1 a second");
        use("SPACE");
        browser.waitUntil(() -> step() > 0);
        assertThat(step()).isLessThan(300L);
        use("SPACE");
    }

    @Test
    void theSlidersWorkByKeyAlone() {
        Browser browser = shared.open(Pages.PLAIN, 100);
        browser.script("document.getElementById('scrub').focus()");
        use("ARROW_RIGHT");
        use("ARROW_RIGHT");
        assertThat(step()).isEqualTo(102L);
        use("HOME");
        assertThat(step()).isZero();
        use("b");
        assertThat(step()).isPositive();
        browser.script("document.getElementById('speed').focus()");
        use("ARROW_RIGHT");
        assertThat(browser.one("#rate").getText()).isEqualTo("10 a second");
        assertThat(browser.one("#speed").getDomAttribute("aria-valuetext")).isEqualTo("10 a second");
    }

    @Test
    void aButtonInFocusIsPressedOnceBySpaceAndEnter() {
        Browser browser = shared.at(Pages.PLAIN, 100);
        browser.script("document.getElementById('step').focus()");
        use("SPACE");
        assertThat(step()).isEqualTo(101L);
        use("ENTER");
        assertThat(step()).isEqualTo(102L);
        assertThat(browser.one("#play").getText()).isEqualTo("Play");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#heat", "h"})
    void theHeatMapShowsHowOftenACellWasWritten(String way) {
        Browser browser = shared.at(Pages.PLAIN, 324);
        String heats =
                "return [...document.querySelectorAll('.heat')].map((e) => Number(e.getAttribute('fill-opacity')))";
        assertThat((List<?>) browser.script(heats)).allMatch(heat -> ((Number) heat).doubleValue() == 0);
        use(way);
        assertThat(browser.one("#heat").getDomAttribute("aria-pressed")).isEqualTo("true");
        List<Double> shown = ((List<?>) browser.script(heats))
                .stream().map(heat -> ((Number) heat).doubleValue()).toList();
        List<Long> visits = Pages.PLAIN.recording().visits();
        for (int a = 0; a < 81; a++) {
            for (int b = 0; b < 81; b++) {
                assertThat(Double.compare(shown.get(a), shown.get(b)))
                        .isEqualTo(Long.compare(visits.get(a), visits.get(b)));
            }
        }
        use(way);
        assertThat(browser.one("#heat").getDomAttribute("aria-pressed")).isEqualTo("false");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#marks", "c"})
    void candidatesOfAllBlanks(String way) {
        Browser browser = shared.at(Pages.PLAIN, 0);
        String first =
                "return [...document.querySelectorAll('[data-cell=\"1\"] .mark:not(.none)')].map((e) => e.textContent)";
        assertThat(browser.script(first)).isEqualTo(List.of());
        use(way);
        assertThat(browser.script(first)).isEqualTo(List.of("4", "7", "8"));
        assertThat(browser.one("#marks").getDomAttribute("aria-pressed")).isEqualTo("true");
        use(way);
        assertThat(browser.script(first)).isEqualTo(List.of());
    }

    @Test
    void aNodeOfTheTreeLeadsToItsMoment() {
        Browser browser = shared.at(Pages.PLAIN, 324);
        List<WebElement> nodes = browser.all(".tree [data-position]");
        String position = nodes.get(0).getDomAttribute("data-position");
        nodes.get(0).findElement(By.tagName("text")).click();
        assertThat(step()).isEqualTo(Long.parseLong(position));
    }

    @Test
    void aLinkMayNameTheStep() {
        Browser browser = shared.open(Pages.PLAIN, 0);
        browser.script("location.hash = '#step=12'; location.reload()");
        browser.waitUntil(() ->
                browser.script("return window.replay ? replay.player.step : -1").equals(12L));
    }
}
