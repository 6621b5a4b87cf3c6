package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {
    private static final String PAGE = "a\n<!-- from: x y -->\nold\n<!-- end -->\nb\n";

    @Test
    void makesABlockAgain() {
        assertThat(Page.refresh(PAGE, source -> true, source -> List.of("new " + source, "2")))
                .isEqualTo("a\n<!-- from: x y -->\nnew x y\n2\n<!-- end -->\nb\n");
    }

    @Test
    void leavesWhatIsNotWanted() {
        assertThat(Page.refresh(PAGE, source -> false, source -> List.of())).isEqualTo(PAGE);
    }

    @Test
    void namesABlockWithoutAnEnd() {
        assertThatThrownBy(() -> Page.refresh("a\n<!-- from: x -->\n", source -> true, source -> List.of()))
                .hasMessage("line 2: the block has no <!-- end -->");
    }
}
