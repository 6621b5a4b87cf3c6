package sudokukata.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CappedLinesTest {

    @Test
    void passesSoManyLinesAndSaysOnceThatThereWereMore() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(new CappedLines(bytes, 2), true, StandardCharsets.UTF_8);
        for (int i = 1; i <= 1000; i++) {
            out.print("line " + i + "\n");
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("line 1\nline 2\nkata: the strategy has printed 2 lines; the rest is left out\n");
    }
}
