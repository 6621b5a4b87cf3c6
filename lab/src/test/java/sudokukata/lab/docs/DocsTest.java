package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudokukata.judge.cases.CaseLibrary;

/** The docs cannot lie. The blocks that take a whole judging are checked by {@code ./kata docs --check}. */
class DocsTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

    private final Docs docs = new Docs(CaseLibrary.ofProject(), arguments -> {
        throw new AssertionError("not in a test: " + arguments);
    });

    @Test
    void everyBlockIsWhatItsSourceMakesOfIt() throws IOException {
        assertThat(docs.stale(source -> source.startsWith("code ")))
                .as("stale pages; refresh them with ./kata docs")
                .isEmpty();
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        for (Path page : docs.pages()) {
            Matcher link = LINK.matcher(Files.readString(page));
            while (link.find()) {
                assertThat(page.resolveSibling(link.group(1)))
                        .as("a link on " + page)
                        .exists();
            }
        }
    }
}
