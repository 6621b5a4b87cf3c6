package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.docs.Docs;
import sudokukata.lab.docs.Figures;

/** The figures of the docs are what the command draws, and each has a page. */
class DocsFiguresTest {
    private final CaseLibrary library = CaseLibrary.ofProject();
    private final Figures figures = new Figures(library, Kata::transcript);

    @Test
    void everyFigureIsWhatItsArgumentsDraw() throws IOException {
        assertThat(figures.stale())
                .as("stale figures; refresh them with ./kata docs")
                .isEmpty();
    }

    @Test
    void everyFigureIsSmallAndStandsOnAPage() throws IOException {
        StringBuilder pages = new StringBuilder();
        for (Path page : new Docs(library, Kata::transcript).pages()) {
            pages.append(Files.readString(page));
        }
        for (Path file : figures.files()) {
            assertThat(Files.size(file)).as(file.toString()).isLessThan(60_000);
            assertThat(pages.toString()).contains("figures/" + file.getFileName() + ")");
        }
    }
}
