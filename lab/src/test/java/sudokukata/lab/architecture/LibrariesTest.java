package sudokukata.lab.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.judge.problem.CaseLibrary;

/** The libraries of each floor, as the page of the architecture names them, are those of its {@code pom.xml}. */
class LibrariesTest {
    private static final Path ROOT = CaseLibrary.ofProject().root().getParent();
    private static final Pattern DEPENDENCY = Pattern.compile(
            "<dependency>\\s*<groupId>([^<]*)</groupId>\\s*<artifactId>([^<]*)</artifactId>\\s*(<scope>test</scope>)?");

    @ParameterizedTest
    @ValueSource(strings = {"strategies", "judge-tests", "lab"})
    void thePageNamesTheLibrariesOfThePom(String floor) throws IOException {
        assertThat(onThePage(floor)).containsExactlyInAnyOrderElementsOf(inThePom(floor));
    }

    private static List<String> onThePage(String floor) throws IOException {
        String row = Files.readAllLines(ROOT.resolve("docs/maintain/architecture.md")).stream()
                .filter(line -> line.startsWith("| `" + floor + "` |"))
                .findFirst()
                .orElseThrow();
        String libraries = row.split("\\|")[3];
        return Stream.of(libraries.split(","))
                .map(String::strip)
                .filter(name -> !List.of("Java alone", "both floors below", "`strategies`")
                        .contains(name))
                .map(LibrariesTest::plain)
                .toList();
    }

    private static List<String> inThePom(String floor) throws IOException {
        return DEPENDENCY
                .matcher(Files.readString(ROOT.resolve(floor).resolve("pom.xml")))
                .results()
                .filter(dependency ->
                        dependency.group(3) == null && !dependency.group(1).equals("sudokukata"))
                .map(dependency -> plain(dependency.group(2).replaceAll("^org\\.|-core$", "")))
                .toList();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }
}
