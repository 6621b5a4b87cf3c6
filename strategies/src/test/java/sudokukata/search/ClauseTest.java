package sudokukata.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClauseTest {

    /** An engineer reads the contract in one place: at the interface. */
    @Test
    void theInterfaceSaysEveryClauseInTheSameWords() throws IOException {
        String source = Files.readString(Path.of("src/main/java/sudokukata/search/SolverStrategy.java"));
        assertThat(source.lines().filter(line -> line.contains("<li><b>C")).map(String::strip))
                .containsExactlyElementsOf(Stream.of(Clause.values())
                        .map(clause -> "*   <li><b>" + clause + "</b>: " + clause.text() + ".")
                        .toList());
    }
}
