package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.lab.docs.Markdown.Fence;
import sudokukata.lab.docs.Markdown.Link;

class MarkdownTest {

    @Test
    void aFenceOfCodeOrOutputNeedsAMark() {
        Markdown page = Markdown.of("```java\nint typed;\n```\n\n```text\n$ typed\n```\n");
        assertThat(page.unmarked()).containsExactly("line 1: int typed;", "line 5: $ typed");
    }

    @Test
    void aMarkedFenceAndACommandToTypeNeedNone() {
        Markdown page = Markdown.of("<!-- from: kata x -->\n```text\nx\n```\n<!-- end -->\n\n```\n./kata x\n```\n");
        assertThat(page.unmarked()).isEmpty();
    }

    @Test
    void findsLinksButNotInFences() {
        Markdown page = Markdown.of("[a](b.md), [c](d.md#e-f), [g](#h), [i](https://j.k)\n```\n[l](m)\n```\n");
        assertThat(page.links()).containsExactly(new Link("b.md", ""), new Link("d.md", "e-f"), new Link("", "h"));
    }

    @Test
    void aFenceHasTheTextBeforeIt() {
        Markdown page = Markdown.of("Words.\n\n<!-- from: x -->\n```text\na\nb\n```\n<!-- end -->\n\n```\nc\n```\n");
        assertThat(page.fences())
                .containsExactly(new Fence(4, List.of("a", "b"), "Words."), new Fence(10, List.of("c"), "```text"));
    }

    @Test
    void aHeadingHasAnAnchor() {
        Markdown page = Markdown.of("# naive: at its plainest\n## Test first\n```\n# a comment\n```\n");
        assertThat(page.headings()).containsExactly("# naive: at its plainest", "## Test first");
        assertThat(page.anchors()).containsExactlyInAnyOrder("naive-at-its-plainest", "test-first");
    }
}
