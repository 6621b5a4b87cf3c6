package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;

/** Every diagram on a page is drawn by mermaid itself: one that it cannot draw is a grey box to a reader. */
@InBrowser
class DiagramLooksTest {
    private static final Pattern DIAGRAM = Pattern.compile("(?s)```mermaid\n(.*?)```");

    /** Draws the diagram, and says what came of it: the words in it, or the complaint. */
    private static final String DRAW = """
            const done = arguments[arguments.length - 1];
            mermaid.initialize({startOnLoad: false});
            mermaid.render('drawn', arguments[0]).then(result => {
              document.body.innerHTML = result.svg;
              done([...document.querySelectorAll('.nodeLabel, .cluster-label')].map(label => label.textContent.trim()));
            }).catch(error => done(['complaint: ' + error]));
            """;

    /**
     * A diagram of a page.
     *
     * @param page where it stands
     * @param text what it is made of
     */
    record Diagram(String page, String text) {
        @Override
        public String toString() {
            return page;
        }
    }

    static List<Diagram> diagrams() throws IOException {
        Path root = CaseLibrary.ofProject().root().getParent();
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .flatMap(page -> DIAGRAM.matcher(read(page)).results().map(found -> diagram(root, page, found)))
                    .toList();
        }
    }

    private static Diagram diagram(Path root, Path page, MatchResult found) {
        return new Diagram(root.relativize(page).toString(), found.group(1));
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("diagrams")
    void mermaidDrawsIt(Diagram diagram, InBrowser.Shared shared) throws IOException {
        assertThat(drawn(diagram.text(), shared))
                .noneMatch(label -> label.startsWith("complaint"))
                .isNotEmpty();
    }

    /** The fault that a page once had: a node and a group of one name. */
    @Test
    void aDiagramThatMermaidRefusesIsFound(InBrowser.Shared shared) throws IOException {
        String text = "flowchart TD\n    subgraph lab\n        lab[the commands]\n    end\n";
        assertThat(drawn(text, shared)).anyMatch(label -> label.startsWith("complaint"));
    }

    private static List<String> drawn(String text, InBrowser.Shared shared) throws IOException {
        Path folder = Files.createDirectories(shared.folder().resolve("diagrams"));
        Path page = folder.resolve("diagram.html");
        Files.writeString(folder.resolve("mermaid.min.js"), bundle());
        Files.writeString(
                page, "<!DOCTYPE html><meta charset=\"utf-8\"><body><script src=\"mermaid.min.js\"></script></body>");
        shared.browser().screen(1200, 1000);
        shared.browser().open(page);
        Object labels = shared.browser().later(DRAW, text);
        return ((List<?>) labels).stream().map(Object::toString).toList();
    }

    /** The version stands in the path; the library says which it is. */
    private static String bundle() throws IOException {
        Properties about = new Properties();
        about.load(new StringReader(resource("META-INF/maven/org.webjars.npm/mermaid/pom.properties")));
        return resource("META-INF/resources/webjars/mermaid/" + about.getProperty("version") + "/dist/mermaid.min.js");
    }

    private static String resource(String path) throws IOException {
        try (InputStream in = DiagramLooksTest.class.getClassLoader().getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
