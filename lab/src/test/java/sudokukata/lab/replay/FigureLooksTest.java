package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;

/** The figures of the docs in a browser: no word is cut off by the card, and none stands on another. */
@InBrowser
class FigureLooksTest {
    /** Stops all motion at each moment in turn, and gives the words that stand wrong. */
    private static final String WRONG = """
            const moves = document.getAnimations();
            const length = moves.length ? moves[0].effect.getTiming().duration : 0;
            moves.forEach(move => move.pause());
            const card = document.querySelector('.card').getBoundingClientRect();
            const wrong = new Set();
            for (let time = 0; time <= length; time += 400) {
              moves.forEach(move => { move.currentTime = Math.min(time, length - 1); });
              const words = [...document.querySelectorAll('text')]
                  .filter(word => getComputedStyle(word).visibility === 'visible')
                  .map(word => ({text: word.textContent, at: word.getBoundingClientRect()}));
              words.forEach((one, k) => {
                if (one.at.left < card.left + 4 || one.at.right > card.right - 4
                    || one.at.top < card.top + 4 || one.at.bottom > card.bottom - 2) wrong.add('cut: ' + one.text);
                words.slice(k + 1).forEach(other => {
                  const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
                  const down = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
                  if (across > 1 && down > 4) wrong.add(one.text + ' on ' + other.text + ' at ' + time);
                });
              });
            }
            return [...wrong];
            """;

    static Stream<Path> figures() throws IOException {
        Path folder = CaseLibrary.ofProject().root().resolveSibling("docs").resolve("figures");
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(file -> file.getFileName().toString().matches("walkthrough-.*\\.svg"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("figures")
    void noWordIsCutOffOrCovered(Path figure, InBrowser.Shared shared) {
        Browser browser = shared.browser();
        browser.screen(1400, 1200);
        browser.open(figure);
        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.script(WRONG)).isEqualTo(List.of());
        assertThat(browser.script("return document.querySelectorAll('text').length"))
                .isNotEqualTo(0L);
    }
}
