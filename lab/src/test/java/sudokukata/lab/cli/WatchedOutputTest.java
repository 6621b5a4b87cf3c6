package sudokukata.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class WatchedOutputTest {

    private static WatchedOutput printedTo(OutputStream out) {
        WatchedOutput output = new WatchedOutput(out);
        PrintWriter writer = new PrintWriter(output, false, StandardCharsets.UTF_8);
        writer.println("답 1");
        writer.flush();
        return output;
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }

    @Test
    void whatIsWrittenArrives() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertThat(printedTo(bytes).failure()).isEmpty();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("답 1" + System.lineSeparator());
    }

    @Test
    void aFullDiskIsRemembered() {
        assertThat(printedTo(failing("No space left on device")).failure()).contains("No space left on device");
    }

    @Test
    void aReaderThatHasSeenEnoughIsNoFailure() {
        assertThat(printedTo(failing("Broken pipe")).failure()).isEmpty();
    }
}
