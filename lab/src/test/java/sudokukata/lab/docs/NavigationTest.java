package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NavigationTest {
    @TempDir
    private Path root;

    @BeforeEach
    void write() throws IOException {
        write(
                "docs/README.md",
                "[a](learn/a.md), [b](learn/deep/b.md#part), 한국어: [b](learn/deep/b.ko.md), [b](learn/deep/b.md)"
                        + " [c](judge/c.md) [rules](../CONTRIBUTING.md)");
        write("docs/learn/a.md", "# a: the first\n");
        write("docs/learn/deep/b.md", "# b\n");
        write("docs/learn/deep/b.ko.md", "# 비: 둘째\n");
        write("docs/judge/c.md", "# Last page\n");
        write("CONTRIBUTING.md", "# Contributing\n");
    }

    private void write(String page, String text) throws IOException {
        Files.createDirectories(root.resolve(page).getParent());
        Files.writeString(root.resolve(page), text);
    }

    private String line(String page) {
        return new Navigation(root).of(page);
    }

    @Test
    void leadsToThePagesBeforeAndAfter() {
        assertThat(line("docs/learn/deep/b.md"))
                .isEqualTo("[← a](../a.md) · [reading path](../../README.md) · [Last page →](../../judge/c.md)");
    }

    @Test
    void theFirstHasNothingBeforeItAndTheLastNothingAfter() {
        assertThat(line("docs/learn/a.md")).isEqualTo("[reading path](../README.md) · [b →](deep/b.md)");
        assertThat(line("docs/judge/c.md")).isEqualTo("[← b](../learn/deep/b.md) · [reading path](../README.md)");
    }

    @Test
    void aKoreanPageLeadsToKoreanPagesWhereThereAreSome() throws IOException {
        write("docs/learn/a.ko.md", "# 에이\n");
        assertThat(line("docs/learn/a.ko.md")).isEqualTo("[읽는 순서](../README.md) · [비 →](deep/b.ko.md)");
        assertThat(line("docs/learn/deep/b.ko.md"))
                .startsWith("[← 에이](../a.ko.md) · [읽는 순서]")
                .endsWith("[Last page →](../../judge/c.md)");
    }

    @Test
    void aPageThatNobodyLinksToIsRefused() {
        assertThatThrownBy(() -> line("docs/learn/x.md"))
                .hasMessage("docs/learn/x.md is not on the reading path: docs/README.md has no link to it");
    }
}
