package sudokukata.lab.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import sudokukata.lab.replay.Recording;

/** Figures of a search as it goes: stack, tree, animation. */
class SearchFiguresTest {
    private final Scene naive = Drawn.scene(Drawn.tenBlanks(), "naive");

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    @Test
    void theStackHasABarForEachCallAndAnArrowForEachReturn() {
        Drawn drawn = Drawn.of(FigureKind.STACK, naive);
        assertThat(drawn.count("rect", "back")).isEqualTo(3 + 1);
        assertThat(drawn.count("rect", "holds")).isEqualTo(10 + 1);
        assertThat(drawn.count("path", "arrow")).isEqualTo(3);
        assertThat(drawn.texts("bad")).containsExactly("\u2717 r6c2 has no candidate");
        assertThat(drawn.texts("good")).containsExactly("\u2713 solution");
    }

    @Test
    void aCallStandsBelowItsCallerAndEndsBeforeIt() {
        List<Element> bars = Drawn.of(FigureKind.STACK, naive)
                .elements("rect", "back")
                .limit(3)
                .toList();
        for (int k = 1; k < 3; k++) {
            Element caller = bars.get(k - 1);
            Element call = bars.get(k);
            assertThat(number(call, "y")).isGreaterThan(number(caller, "y"));
            assertThat(number(call, "x") + number(call, "width"))
                    .isLessThan(number(caller, "x") + number(caller, "width"));
        }
    }

    @Test
    void callsThatWereOpenBeforeThePartAreShown() {
        Drawn drawn = Drawn.of(FigureKind.STACK, new Scene("a puzzle", naive.recording(), 4, 7));
        assertThat(drawn.count("rect", "back")).isEqualTo(3 + 1);
        assertThat(drawn.texts("code")).contains("r1c6=8");
    }

    @Test
    void aStackOfTooManyEventsIsRefused() {
        Scene long_ = Drawn.scene(Drawn.tiles(), "domino");
        assertThatThrownBy(() -> Drawn.of(FigureKind.STACK, long_))
                .isInstanceOf(Undrawable.class)
                .hasMessage(
                        "a stack shows 44 events at the most, and these are 10,483: choose some with --from and --to");
    }

    @Test
    void theTreeTellsDeadBranchesFromTheWay() {
        Drawn drawn = Drawn.of(FigureKind.TREE, naive);
        assertThat(drawn.count("rect", "back")).isEqualTo(3 + 1);
        assertThat(drawn.texts("code"))
                .containsExactly("r2c8=6", "r2c3=7", "r2c2=2", "r9c3=4", "7 in a row", "r2c2=7", "r1c6=8", "start");
        assertThat(drawn.texts("bad")).containsExactly("\u2717");
        assertThat(drawn.texts("good")).containsExactly("\u2713 solution");
    }

    @Test
    void noCallIsLostInTheFolds() {
        Scene scene = Drawn.scene(Drawn.tiles(), "domino");
        Drawn drawn = Drawn.of(FigureKind.TREE, scene);
        long calls = drawn.texts("code").stream()
                .filter(label -> !label.equals("start"))
                .mapToLong(SearchFiguresTest::calls)
                .sum();
        assertThat(calls).isEqualTo(scene.recording().counts().placements()).isEqualTo(5_254);
        assertThat(drawn.svg().length()).isLessThan(60_000);
    }

    private static long calls(String label) {
        return label.contains("=")
                ? 1
                : Long.parseLong(label.replaceAll(" .*", "").replace(",", ""));
    }

    @Test
    void whatTheBudgetCutOffIsNotDead() {
        Recording cut = Drawn.record(Drawn.tenBlanks(), "naive", 8);
        Drawn drawn = Drawn.of(
                FigureKind.TREE, new Scene("a puzzle", cut, 0, cut.counts().events()));
        assertThat(drawn.texts("key")).containsExactly("given up", "not given up");
        assertThat(drawn.texts("good")).isEmpty();
    }

    @Test
    void splitsAreNumberedInTheirOrder() {
        Drawn drawn = Drawn.of(FigureKind.TREE, Drawn.scene(Drawn.tiles(), "propagation"));
        assertThat(drawn.texts("code")).anyMatch(label -> label.startsWith("split 1"));
        assertThat(drawn.only("desc")).contains("+4 means");
    }

    @Test
    void twoTreesStandSideBySide() {
        FigureRequest order = new FigureRequest(
                naive, Optional.of(naive.with(Drawn.record(Drawn.tenBlanks(), "mrv", 100))), Optional.empty());
        assertThat(Drawn.of(FigureKind.TREE.svg(order)).texts("heading"))
                .containsExactly("naive: 13 placements, 3 taken back", "mrv: 10 placements, 0 taken back");
        assertThatThrownBy(() -> FigureKind.STACK.svg(order))
                .hasMessage("only tree and heat show two strategies, not stack");
    }

    @Test
    void anAnimationMovesByStyleAloneAndForEver() {
        Drawn drawn = Drawn.of(FigureKind.ANIMATION, naive);
        assertThat(drawn.svg())
                .contains("step-end infinite", "prefers-reduced-motion:no-preference")
                .doesNotContain("<script", "<animate", "href", "url(", "@import");
        assertThat(drawn.svg().length()).isLessThan(150_000);
        assertThat(drawn.texts("gone")).containsExactly("2", "7", "6", "r2c2=2", "r2c3=7", "r2c8=6");
    }

    @Test
    void everyActHasItsTime() {
        Drawn drawn = Drawn.of(FigureKind.ANIMATION, naive);
        TreeSet<String> used = new TreeSet<>();
        drawn.elements("g", "act")
                .forEach(act -> used.add(act.getAttribute("class").replaceAll(".* ", "")));
        TreeSet<String> timed = new TreeSet<>(Pattern.compile("@keyframes (\\S+?)\\{")
                .matcher(drawn.svg())
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList());
        assertThat(used).hasSizeGreaterThan(20).isEqualTo(timed);
    }

    @Test
    void whoWantsNoMotionSeesTheFirstStepBack() {
        Drawn drawn = Drawn.of(FigureKind.ANIMATION, naive);
        String seen = drawn.elements("g", "still").map(Element::getTextContent).reduce("", String::concat);
        assertThat(seen)
                .contains("go back: the call returns", "it takes r2c8=6 back")
                .doesNotContain("solution");
    }

    @Test
    void theFilmRestsOnItsLastFrame() {
        Film film = Film.of(naive.moments("a test", 60));
        assertThat(film.starts()).hasSize(18).isSorted();
        assertThat(film.length()).isBetween(100, 200);
        assertThat(film.length() - film.starts().get(17))
                .isGreaterThan(2 * (film.starts().get(17) - film.starts().get(16)));
        assertThat(film.still()).isEqualTo(5);
    }

    @Test
    void aSearchWithoutEventsDoesNotMove() {
        Scene nothing = new Scene("a puzzle", naive.recording(), 3, 3);
        assertThatThrownBy(() -> Drawn.of(FigureKind.ANIMATION, nothing)).hasMessageStartingWith("nothing moves");
    }
}
