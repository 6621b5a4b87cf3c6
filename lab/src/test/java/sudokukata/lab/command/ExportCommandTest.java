package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.lab.cli.ExitCode;

class ExportCommandTest {

    @Test
    void printsTheFile() {
        Cli cli = Cli.run("", "export", "2580", "--strategy", "naive");
        assertThat(cli.exit()).isEqualTo(ExitCode.OK);
        assertThat(cli.out()).startsWith("import java.").contains("public class Main {");
        assertThat(cli.err()).isEmpty();
    }

    @Test
    void writesTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("Main.java");
        Cli cli = Cli.run("", "export", "2580", "--strategy", "naive", "-o", file.toString());
        assertThat(cli.out().strip()).isEqualTo("written: " + file);
        assertThat(Files.readString(file)).contains("public class Main {");
    }

    @Test
    void refusesAFolder(@TempDir Path folder) {
        Cli cli = Cli.run("", "export", "2580", "--strategy", "naive", "-o", folder.toString());
        assertThat(cli.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(cli.err()).contains("is a folder; name a file");
    }

    @Test
    void refusesAStrategyThatCannotDoTheProblemAsSolveDoes() {
        Cli cli = Cli.run("", "export", "2580", "--strategy", "domino");
        assertThat(cli.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(cli.err().lines().findFirst())
                .hasValue("kata: strategy 'domino' cannot do problem 2580; see: ./kata strategies")
                .isEqualTo(Cli.run("", "solve", "2580", "--strategy", "domino")
                        .err()
                        .lines()
                        .findFirst());
    }

    @Test
    void saysThatAStubIsNotStarted() {
        Cli cli = Cli.run("", "export", "4574", "--strategy", "yours");
        assertThat(cli.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(cli.err()).startsWith("kata: strategy 'yours' is not started; see: ./kata yours");
    }
}
