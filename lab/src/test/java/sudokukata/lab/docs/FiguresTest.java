package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.judge.problem.CaseLibrary;

class FiguresTest {
    @TempDir
    private Path folder;

    private Figures figures(String list) throws IOException {
        Files.writeString(folder.resolve("figures.yaml"), list);
        return new Figures(
                CaseLibrary.ofProject(),
                folder,
                line -> line.contains("bad") ? "kata: it is bad\n" : "<svg>" + line + "</svg>\n");
    }

    @Test
    void writesWhatIsMissingOrChangedAndLeavesTheRest() throws IOException {
        Figures figures = figures("- {file: a.svg, figure: tree 1}\n- {file: b.svg, figure: tree 2}\n");
        Path a = folder.resolve("a.svg");
        Path b = folder.resolve("b.svg");
        Path measured = Files.writeString(folder.resolve("measured.svg"), "measured");
        assertThat(figures.stale()).containsExactly(a, b);
        assertThat(a).doesNotExist();
        assertThat(figures.refresh()).containsExactly(a, b);
        assertThat(a).hasContent("<svg>figure tree 1 -o -</svg>");
        assertThat(figures.stale()).isEmpty();
        Files.writeString(b, "<svg>old</svg>");
        assertThat(figures.stale()).containsExactly(b);
        assertThat(figures.refresh()).containsExactly(b);
        assertThat(figures.refresh()).isEmpty();
        assertThat(measured).hasContent("measured");
    }

    @Test
    void namesAFigureThatCannotBeDrawn() throws IOException {
        Figures figures = figures("- {file: a.svg, figure: bad 1}\n");
        assertThatThrownBy(figures::stale).hasMessageContaining("figures.yaml: figure bad 1: kata: it is bad");
    }

    @Test
    void namesAnEntryThatLacksSomething() throws IOException {
        Figures figures = figures("- {file: a.svg}\n");
        assertThatThrownBy(figures::stale).hasMessageContaining("an entry has a file and a figure, not {file=a.svg}");
    }
}
