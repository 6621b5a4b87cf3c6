package sudokukata.judge;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Passes so many lines through, says once that there were more, and swallows the rest: a print in a search is endless.
 */
public final class CappedLines extends FilterOutputStream {
    private final int most;
    private int lines;

    /** How many lines of a strategy's own printing are worth reading. */
    public static final int OF_A_STRATEGY = 200;

    /** Passes on to a stream. */
    public CappedLines(OutputStream out, int most) {
        super(out);
        this.most = most;
    }

    @Override
    public void write(int b) throws IOException {
        if (lines < most) {
            out.write(b);
        }
        if (b == '\n' && ++lines == most) {
            out.write(("kata: the strategy has printed " + most + " lines; the rest is left out\n")
                    .getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }
}
