package sudokukata.judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.puzzle.Kind;

class ProblemTest {
    private static final String FACTS = """
            name:
              en: Lines
            limits:
              time_limit: 0.5
              memory: 64
            kata:
              number: 9999
              puzzles: sudoku
              answers: any
              format: glued-rows
            """;

    @TempDir
    private Path folder;

    private Problem read(String facts) throws IOException {
        Files.writeString(folder.resolve("problem.yaml"), facts);
        return Problem.read(folder);
    }

    @Test
    void theFactsStandInOneFile() throws IOException {
        Problem problem = read(FACTS);
        assertThat(problem.number()).isEqualTo(9999);
        assertThat(problem.kind()).isEqualTo(Kind.SUDOKU);
        assertThat(problem.answers()).isEqualTo(Answers.ANY);
        assertThat(problem.format().name()).isEqualTo("glued-rows");
        assertThat(problem.title()).isEqualTo("Lines");
        assertThat(problem.seconds()).isEqualTo(0.5);
        assertThat(problem.megabytes()).isEqualTo(64);
        assertThat(problem.budgetBeyond()).isEqualTo(problem.budget()).isEqualTo(10_000_000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "  number: 9999|  age: 9999|the key 'kata: number' is missing",
                "limits:|borders:|the key 'limits' is missing",
                "glued-rows|glued|no text format is named 'glued'; there are: glued-rows, spaced-rows, tiles",
                "answers: any|answers: best|Answers.BEST",
                "puzzles: sudoku|puzzles: killer|Kind.KILLER"
            })
    void aFactThatIsMissingOrUnknownIsNamedWithItsFile(String fact, String instead, String message) {
        assertThatThrownBy(() -> read(FACTS.replace(fact.strip(), instead.strip())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("problem.yaml")
                .hasMessageContaining(message);
    }

    @Test
    void theProblemsAreThoseOfTheFolder() {
        assertThat(Problems.all()).extracting(Problem::toString).containsExactly("2239", "2580", "4574");
        assertThat(Problems.names("or")).isEqualTo("2239, 2580 or 4574");
        assertThat(Problems.names(Problems.about(Kind.SUDOMINO), "or")).isEqualTo("4574");
        assertThatThrownBy(() -> Problems.numbered("1")).hasMessage("'1' is no problem; there are 2239, 2580 and 4574");
    }
}
