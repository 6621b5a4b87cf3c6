package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sudokukata.puzzle.Sudomino;

/** What the page works out, and what it says of a search that went wrong. */
@InBrowser
class PageFindingsTest {
    private final InBrowser.Shared shared;

    PageFindingsTest(InBrowser.Shared shared) {
        this.shared = shared;
    }

    private String cell(int cell) {
        return shared.browser().one("[data-cell='" + cell + "']").getDomAttribute("class");
    }

    @ParameterizedTest
    @CsvSource({
        "CLUE_OVERWRITTEN, 2, 0, Reported: Place 7 at r1c1., over the clue 1",
        "UNDO_OUT_OF_ORDER, 3, 3, Reported: back from r1c2., but the latest placement is r1c4",
        "NO_CELL, 1, -1, Reported: Place 4 at no cell., cells are 0..80",
        "CLASH, 3, 1, Reported: a complete grid is handed over., the events left 4"
    })
    void aBreachStopsTheReplayIsMarkedAndSaidInWords(Pages page, int step, int marked, String what, String why) {
        Browser browser = shared.open(page, 0);
        browser.script("location.reload()");
        browser.waitUntil(() ->
                browser.script("return window.replay ? replay.player.step : -1").equals((long) step));
        assertThat(browser.one("#scrub").getDomProperty("max")).isEqualTo("" + step);
        assertThat(browser.one(".how").getText()).isEqualTo("FAULT");
        assertThat(browser.one(".blame").getText()).contains("events: what a strategy reports is what it does", why);
        assertThat(browser.one(".what").getText()).startsWith(what.replaceAll("\\.$", ""));
        assertThat(browser.one(".trouble").getText()).startsWith("This event is wrong");
        assertThat(browser.one(".said").getDomAttribute("class")).contains("wrong");
        if (marked >= 0) {
            assertThat(cell(marked)).contains(" bad");
        }
        // The wrong event changes nothing: the board is that of the step before.
        String board = "return [...document.querySelectorAll('[data-cell]')].map((e) => e.dataset.digit).join('')";
        Object shown = browser.script(board);
        browser.one("#back").click();
        assertThat(browser.script(board)).isEqualTo(shown);
    }

    @Test
    void aGridThatBreaksARuleLeadsBackToWhereThatBegan() {
        Browser browser = shared.open(Pages.RULE_BROKEN, 4);
        assertThat(browser.one(".blame").getText()).contains("rule 2", "has 7 twice");
        assertThat(browser.all("[data-unit]").stream().map(unit -> unit.getDomAttribute("data-unit")))
                .contains("column 8", "column 9");
        browser.one(".origin").click();
        assertThat(browser.script("return replay.player.step")).isEqualTo(2L);
        assertThat(browser.one(".trouble").getText()).isEqualTo("Clash: column 8 has 7 twice, at r1c8 and r9c8.");
        assertThat(cell(79)).contains("fill", "now", "bad");
        assertThat(cell(7)).contains("clue", "bad");
    }

    @Test
    void anExceptionIsShownAsText() {
        Browser browser = shared.open(Pages.THREW, 1);
        assertThat(browser.one(".how").getText()).isEqualTo("THREW");
        assertThat(browser.one(".blame").getText()).contains("IllegalStateException: </script> no such cell");
        assertThat(browser.one(".trouble").getText()).contains("IllegalStateException");
    }

    @Test
    void aStrategyThatPlacesNothingForEverIsShownAsFarAsItCame() {
        Browser browser = shared.open(Pages.ABANDONED, 1);
        assertThat(browser.one(".how").getText()).isEqualTo("ABANDONED");
        assertThat(browser.one(".blame").getText()).contains("it seems to loop without placing anything");
        assertThat(cell(1)).contains("fill");
    }

    @Test
    void cluesThatClashAreMarkedWithTheirUnit() {
        Browser browser = shared.open(Pages.CLUES_CLASH, 0);
        assertThat(browser.one(".meaning").getText()).startsWith("the clues clash, so nothing was searched");
        assertThat(cell(0)).contains("clue", "bad");
        assertThat(cell(1)).contains("clue", "bad");
        assertThat(browser.all("[data-unit='row 1']")).hasSize(1);
    }

    @Test
    void cluesAreToldFromFillsAndFromWhatFollows() {
        Browser browser = shared.open(Pages.PLAIN, 1);
        assertThat(cell(0)).isEqualTo("cell clue");
        assertThat(cell(1)).isEqualTo("cell fill now");
        assertThat(cell(3)).isEqualTo("cell blank");
        assertThat(browser.one(".what").getText()).isEqualTo("Place 4 at r1c2.");
        assertThat(browser.one(".fits").getText()).isEqualTo("Rows, columns and boxes let r1c2 be 4, 7 and 8.");
        shared.open(Pages.DOMINO_TWO, 0);
        browser.script("replay.player.go(replay.timeline.length)");
        assertThat(browser.all("main > section:nth-child(2) .cell.follows")).isNotEmpty();
    }

    @Test
    void aBacktrackShowsWhatWasTriedAndWhatIsLeft() {
        Browser browser = shared.at(Pages.PLAIN, 0);
        browser.press("b");
        assertThat(browser.one(".what").getText()).isEqualTo("Back: 8 is taken from r3c2.");
        assertThat(browser.one(".fits").getText()).contains("Tried and taken back: 8.");
        assertThat(browser.all(".mark.tried").stream().map(WebElement::getText)).containsExactly("8");
        assertThat(browser.one(".strip .ghost").getText()).isEqualTo("r3c2=8");
        assertThat(browser.all(".tree .failed")).hasSize(1);
    }

    @Test
    void tilesAreOutlinedAndSinglesToo() {
        Sudomino puzzle = (Sudomino) Pages.DOMINO.recording().puzzle();
        Browser browser = shared.open(Pages.DOMINO, 0);
        assertThat(browser.all(".board .tile.given")).hasSize(puzzle.tiles().size() + 9);
        assertThat(browser.all(".board .tile.single")).hasSize(9);
        WebElement tile = browser.one("[data-tile='10-11']");
        assertThat(Double.parseDouble(tile.getDomAttribute("width")))
                .isGreaterThan(Double.parseDouble(tile.getDomAttribute("height")));
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.all(".board .tile:not(.given)")).hasSize(1);
        assertThat(browser.one(".what").getText()).matches("Lay the tile [1-9]-[1-9] on A1 and (A2|B1)\\.");
        assertThat(browser.one(".domino .tile").isDisplayed()).isTrue();
    }

    @Test
    void aGridThatIsFoundIsShownWithItsTiling() {
        Browser browser = shared.open(Pages.DOMINO_TWO, 0);
        browser.script("replay.player.go(replay.timeline.length)");
        for (int side : new int[] {1, 2}) {
            assertThat(browser.all("main > section:nth-child(" + side + ") .board .tile:not(.single)"))
                    .hasSize(36);
        }
    }

    @Test
    void aDecisionWithoutACellIsShown() {
        Browser browser = shared.open(Pages.BRANCHES, 0);
        Object kinds = browser.script("return replay.views[0].trace.pool.kind.indexOf(2)");
        browser.script("replay.player.go(arguments[0] + 1)", kinds);
        assertThat(browser.one(".what").getText()).startsWith("A decision that fills no cell");
        assertThat(browser.one(".strip .latest").getText()).isEqualTo("branch");
        assertThat(browser.one("dd.depth").getText()).startsWith("1, ");
    }

    @Test
    void whatIsLeftOutIsToldOnThePage() {
        Browser browser = shared.open(Pages.LONG, 0);
        assertThat(browser.one(".note").getText()).contains("are left out; the counts are of all");
        assertThat(browser.one("#notes").getText()).contains("A note.");
        Map<?, ?> counts = (Map<?, ?>) browser.script(
                "const { trace } = replay.views[0]; return { gaps: trace.gaps.length, length: trace.length }");
        int stretches = Pages.LONG.recording().stretches().size();
        assertThat(counts.get("gaps")).isEqualTo((long) stretches - 1);
        assertThat(counts.get("length")).isEqualTo(Pages.LONG.recording().kept() + stretches - 1);
        assertThat(List.of(Pages.LONG.recording().leftOut())).allMatch(left -> left > 30_000);
    }
}
