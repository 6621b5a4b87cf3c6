package sudokukata.lab.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** An output that remembers what kept it from being written: a writer above it says nothing of that. */
public final class WatchedOutput extends FilterOutputStream {
    /** The reader has seen enough, as {@code head} has: no fault of anybody's. */
    private static final String READER_IS_GONE = "Broken pipe";

    private String failure;

    public WatchedOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            failure = String.valueOf(e.getMessage());
            throw e;
        }
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    /** Why not all was written; empty if it was, or if nobody wanted more. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure).filter(reason -> !reason.equals(READER_IS_GONE));
    }
}
