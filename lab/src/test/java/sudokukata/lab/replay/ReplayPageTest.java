package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.search.Limits;
import sudokukata.search.Strategies;

class ReplayPageTest {
    private final Recording recording = new RecordedRun(
                    NamedGrid.SAMPLE.puzzle(), Limits.firstWithin(1_000), RecordingLimits.events(1_000))
            .of(Strategies.named("mrv"));

    @Test
    void aNameCannotEndTheDataEarly() {
        String evil = "x</script><script>alert(1)</script><!-- /*script*/ /*style*/ /*data*/ & 'q'";
        String html = new ReplayPage(evil, List.of(evil), List.of(recording)).html();
        assertThat(html).doesNotContain("alert(1)<", "<script>alert");
        assertThat(html.split("</script>", -1)).hasSize(3);
        assertThat(html.split("class Player", -1)).hasSize(2);
    }

    @Test
    void aPageShowsOneSearchOrTwo() {
        assertThatThrownBy(() -> new ReplayPage("none", List.of(), List.of()))
                .hasMessage("a page shows one search or two, not 0");
        assertThatThrownBy(() -> new ReplayPage("three", List.of(), List.of(recording, recording, recording)))
                .hasMessage("a page shows one search or two, not 3");
    }

    @Test
    void whatIsLeftOutIsSaidInWords() {
        assertThat(LeftOut.text(recording)).isEqualTo("All 52 events are kept; nothing is left out.");
        Recording bounded = new RecordedRun(
                        NamedGrid.SAMPLE.puzzle(), Limits.firstWithin(1_000), new RecordingLimits(10, 1, 1, 2))
                .of(Strategies.named("naive"));
        assertThat(LeftOut.text(bounded))
                .isEqualTo("24 of 324 events are kept: the first 10, the last 4, and 10 in 1 stretch between."
                        + " 300 are left out; the counts are of all.");
        Recording nothing = new RecordedRun(
                        NamedGrid.SAMPLE.puzzle(), Limits.firstWithin(0), new RecordingLimits(10, 1, 1, 2))
                .of(Strategies.named("naive"));
        assertThat(LeftOut.text(nothing)).isEqualTo("Nothing was reported: there is no event to show.");
    }
}
