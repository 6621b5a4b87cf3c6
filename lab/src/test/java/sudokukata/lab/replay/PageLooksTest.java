package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

@InBrowser
class PageLooksTest {
    /** Text whose contrast with what is behind it is too low for its size. */
    private static final String FAINT = """
            const parse = (color) => color.match(/[\\d.]+/g).map(Number);
            const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
                .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
            const behind = (element) => {
                const cell = element.closest('.cell');
                if (cell) {
                    const fill = getComputedStyle(cell.querySelector('.back')).fill;
                    return fill === 'none' ? behind(cell.ownerSVGElement) : parse(fill);
                }
                for (let at = element; at; at = at.parentElement) {
                    const color = parse(getComputedStyle(at).backgroundColor);
                    if (color.length === 3 || color[3] > 0) { return color; }
                }
                return [255, 255, 255];
            };
            const faint = [];
            for (const element of document.querySelectorAll('body *')) {
                const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
                const style = getComputedStyle(element);
                if (!own || style.visibility === 'hidden' || element.closest('[hidden], script, style, noscript')) { continue; }
                const isDrawn = element instanceof SVGElement;
                const text = light(parse(isDrawn ? style.fill : style.color));
                const back = light(isDrawn && element.parentElement.matches('.node')
                    ? parse(getComputedStyle(element.parentElement.querySelector('rect')).fill) : behind(element));
                const ratio = (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
                if (ratio < 4.5) { faint.push(element.textContent + ' ' + ratio.toFixed(2)); }
            }
            return faint;
            """;

    private final InBrowser.Shared shared;

    PageLooksTest(InBrowser.Shared shared) {
        this.shared = shared;
    }

    @ParameterizedTest
    @EnumSource
    void loadsWithoutAComplaintAsksForNothingAndFitsAPhone(Pages page) {
        Browser browser = shared.open(page, 1);
        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.script("return performance.getEntriesByType('resource').map((entry) => entry.name)"))
                .isEqualTo(List.of());
        Recording recording = page.recording();
        String how = recording.ending().how().toString();
        assertThat(browser.title()).startsWith("2239 sample/1").contains(recording.strategy() + " " + how);
        assertThat(browser.one("h1").getText()).startsWith("2239 sample/1 by " + recording.strategy());
        assertThat(browser.one(".how").getText()).isEqualTo(how);
        assertThat(browser.one(".meaning").getText())
                .isEqualToIgnoringCase(recording.ending().meaning() + ".");
        assertThat(browser.one(".note").getText()).isEqualTo(LeftOut.text(recording));
        needsNoSidewaysScrollOnAPhone(browser);
    }

    private static void needsNoSidewaysScrollOnAPhone(Browser browser) {
        browser.script("replay.player.go(60)");
        browser.screen(360, 740);
        assertThat(browser.script("return document.documentElement.scrollWidth"))
                .isEqualTo(360L);
        assertThat((List<?>) browser.script(
                        "return [...document.querySelectorAll('button')].map((button) => button.offsetHeight)"))
                .allMatch(height -> (Long) height >= 36);
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.INCLUDE,
            names = {"PLAIN", "TWO", "DOMINO_TWO", "RULE_BROKEN", "THREW", "BRANCHES", "LONG"})
    void textIsReadableInLightAndDark(Pages page) {
        Browser browser = shared.open(page, 40);
        browser.script("document.querySelectorAll('.back, .heat').forEach((e) => { e.style.transition = 'none' })");
        browser.script("replay.player.option('marks')");
        assertThat(browser.script(FAINT)).isEqualTo(List.of());
        Object light = browser.script("return getComputedStyle(document.body).backgroundColor");
        browser.scheme("dark");
        assertThat(browser.script("return getComputedStyle(document.body).backgroundColor"))
                .isNotEqualTo(light);
        assertThat(browser.script(FAINT)).isEqualTo(List.of());
    }

    @Test
    void theContrastTestSeesWhatIsFaint() {
        Browser browser = shared.open(Pages.PLAIN, 40);
        browser.script("document.querySelector('.note').style.color = '#999'");
        assertThat((List<?>) browser.script(FAINT)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "TWO", "RULE_BROKEN"})
    void everythingHasAName(Pages page) {
        Browser browser = shared.open(page, 10);
        List<WebElement> named =
                browser.all("button, input, [role=img]:not([hidden]), [role=group], main > section, [tabindex]");
        assertThat(named).hasSizeGreaterThan(15);
        for (WebElement element : named) {
            assertThat(element.getAccessibleName())
                    .as(element.getDomProperty("outerHTML").split(">")[0])
                    .isNotBlank();
        }
        assertThat(browser.one("svg.board").getAccessibleName()).contains("row 1: 1 4 3 ");
        assertThat(browser.script("return document.documentElement.lang")).isEqualTo("en");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void everyControlIsReachedByTabAndShowsIt(String scheme) {
        Browser browser = shared.open(Pages.PLAIN, 10);
        browser.scheme(scheme);
        List<WebElement> controls = browser.all("#player button, #player input");
        browser.script("document.querySelector('.strip').focus()");
        for (WebElement control : controls) {
            browser.press(Keys.TAB);
            assertThat(browser.focused()).isEqualTo(control);
            assertThat(control.getCssValue("outline-style")).isEqualTo("solid");
            assertThat(control.getCssValue("outline-width")).isEqualTo("3px");
        }
    }
}
