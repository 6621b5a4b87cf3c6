package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CollectCommandTest {
    private static final String HALFWAY = """
            [{"strategy": "yours", "passed": 3, "levels": 13, "open": "yours | 2580 sample/1 | WA, rule 3"}]
            """;
    private static final String DONE = """
            [{"strategy": "yours", "passed": 13, "levels": 13, "open": ""},
             {"strategy": "yours", "problem": 2580, "case": "sample/1", "verdict": "AC", "placements": 1, "millis": 0},
             {"strategy": "yours", "problem": 2239, "case": "sample/1", "verdict": "AC", "placements": 1, "millis": 0},
             {"strategy": "yours", "problem": 2239, "case": "secret/many/01", "verdict": "WA", "rule": "r",
              "reason": "not the first", "placements": 1, "millis": 0},
             {"strategy": "yours", "problem": 2580, "case": "beyond/x/01", "verdict": "OVER", "rule": "r",
              "reason": "spent", "placements": 1, "millis": 0}]
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aClassInOneTable() throws IOException {
        Cli cli = Cli.run("", "collect", file("alice.json", HALFWAY), file("bob.json", DONE));
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).isEqualTo("""
                        who           level     2239  2580  4574  first trouble
                        alice, yours  3 of 13   -     -     -     yours | 2580 sample/1 | WA, rule 3
                        bob, yours    13 of 13  WA    AC    -     2239 secret/many/01: not the first
                        """);
    }

    @Test
    void oneFileForAStepSummary() throws IOException {
        Cli cli = Cli.run("", "collect", "--markdown", file("verdicts.json", HALFWAY));
        assertThat(cli.out()).isEqualTo("""
                        | who | level | 2239 | 2580 | 4574 | first trouble |
                        | --- | --- | --- | --- | --- | --- |
                        | yours | 3 of 13 | - | - | - | yours \\| 2580 sample/1 \\| WA, rule 3 |
                        """);
    }

    @Test
    void aFileThatIsNoneIsNamed() throws IOException {
        for (String text : new String[] {"", "{}", "[1]", "[{}]", "no json", "[{\"strategy\": \"a\"}]"}) {
            Cli cli = Cli.run("", "collect", file("x.json", text));
            assertThat(cli.exit()).as(text).isEqualTo(2);
            assertThat(cli.err()).contains("x.json: expected a verdicts.json, as mvn test writes it");
        }
        assertThat(Cli.run("", "collect", "nowhere.json").err()).contains("there is no file nowhere.json");
    }
}
