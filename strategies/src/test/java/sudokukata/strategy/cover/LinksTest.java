package sudokukata.strategy.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("cover")
class LinksTest {
    private final Links links = new Links(new boolean[] {true, true, true, false, true}, 2, 4);

    @BeforeEach
    void addOptions() {
        links.add(0, 1);
        links.add(1, 2);
        links.add(2, 4);
        links.add(0, 4);
    }

    @Test
    void theFirstOfTheSmallestItemsIsChosen() {
        assertThat(links.smallestItem()).isZero();
        links.cover(0);
        assertThat(links.smallestItem()).isEqualTo(1);
    }

    @Test
    void coveringTakesTheOptionsOutOfTheirOtherItems() {
        links.cover(0);
        assertThat(otherItemsOf(1)).containsExactly(2);
        assertThat(otherItemsOf(2)).containsExactly(1, 4);
        assertThat(otherItemsOf(4)).containsExactly(2);
    }

    @Test
    void uncoveringPutsEverythingBackWhereItWas() {
        links.cover(0);
        int node = links.below(0);
        links.coverOthers(node);
        assertThat(links.smallestItem()).isEqualTo(2);
        links.uncoverOthers(node);
        links.uncover(0);
        assertThat(otherItemsOf(0)).containsExactly(1, 4);
        assertThat(otherItemsOf(1)).containsExactly(0, 2);
        assertThat(otherItemsOf(4)).containsExactly(2, 0);
        assertThat(links.smallestItem()).isZero();
    }

    // docs:begin mirror
    /** Two options share two items. Uncovered in the order of covering, the first option would be counted twice. */
    @Test
    void uncoveringIsTheMirrorOfCovering() {
        Links shared = new Links(new boolean[] {true, true, true, true}, 3, 2);
        shared.add(0, 1, 2);
        shared.add(3, 1, 2);
        int node = shared.below(3);
        shared.cover(3);
        shared.coverOthers(node);
        shared.uncoverOthers(node);
        shared.uncover(3);
        assertThat(shared.smallestItem()).isZero();
    }
    // docs:end mirror

    @Test
    void nothingIsLeftWhenAllItemsAreCovered() {
        List.of(0, 1, 2, 4).forEach(links::cover);
        assertThat(links.smallestItem()).isEqualTo(Links.NONE);
    }

    private List<Integer> otherItemsOf(int item) {
        List<Integer> others = new ArrayList<>();
        for (int node = links.below(item); node != item; node = links.below(node)) {
            others.add(links.item(node, 0) == item ? links.item(node, 1) : links.item(node, 0));
        }
        return others;
    }
}
