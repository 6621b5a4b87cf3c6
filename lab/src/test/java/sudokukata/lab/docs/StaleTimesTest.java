package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.judge.problem.CaseLibrary;

/** A page is not stale because the machine is slower today, even if a longer time makes its column wider. */
class StaleTimesTest {
    @TempDir
    private Path root;

    private boolean isStale(String table) throws IOException {
        Files.createDirectories(root.resolve("docs"));
        Path page = root.resolve("README.md");
        Files.writeString(page, """
                <!-- from: kata judge -->
                ```text
                $ ./kata judge
                cases    time
                   22  9.87 s
                ```
                <!-- end -->
                """);
        Docs docs = new Docs(CaseLibrary.in(root.resolve("judge-tests")), arguments -> table);
        return docs.stale(source -> true).contains(page);
    }

    @Test
    void anotherTimeIsNoChange() throws IOException {
        assertThat(isStale("cases    time\n   22  1.23 s\n")).isFalse();
    }

    @Test
    void aWiderColumnOfTimesIsNoChange() throws IOException {
        assertThat(isStale("cases     time\n   22  12.34 s\n")).isFalse();
    }

    @Test
    void anotherCountIsAChange() throws IOException {
        assertThat(isStale("cases    time\n   23  9.87 s\n")).isTrue();
    }

    @Test
    void twinPagesShowTheTimesOfOneRun() throws IOException {
        Files.createDirectories(root.resolve("docs"));
        for (String page : List.of("README.md", "README.ko.md")) {
            Files.writeString(root.resolve(page), "<!-- from: kata judge -->\n<!-- end -->\n");
        }
        List<String> runs = new ArrayList<>();
        new Docs(CaseLibrary.in(root.resolve("judge-tests")), arguments -> {
                    runs.add(arguments);
                    return "time\n" + runs.size() + ".23 s\n";
                })
                .refresh();
        assertThat(runs).containsExactly("judge");
        assertThat(root.resolve("README.ko.md")).content().contains("1.23 s");
    }
}
