package sudokukata.judge.program;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * One run of a child process under limits. When it has ended, its whole tree of processes has.
 *
 * @param exit its exit code; what it is after a limit says nothing
 * @param out what it printed, up to the output limit
 * @param err what it complained of, up to a limit
 * @param nanos how long it ran
 * @param timedOut whether it was ended because of its time
 * @param tooMuch whether it was ended because of its output
 */
record ProcessRun(int exit, String out, String err, long nanos, boolean timedOut, boolean tooMuch) {
    private static final int ERR_LIMIT = 64 << 10;

    /** How much it printed, in a word or two. */
    String printed() {
        return out.isBlank() ? "nothing was printed" : out.lines().count() + " lines were printed";
    }

    /**
     * Runs a command.
     *
     * @param input its standard input; it need not read it
     * @throws IOException if it cannot be started
     */
    static ProcessRun of(List<String> command, String input, Duration limit, int outputLimit, Path folder)
            throws IOException {
        long start = System.nanoTime();
        String mark = UUID.randomUUID().toString();
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put(Leftovers.MARK, mark);
        // Whoever ends this process early, by Ctrl-C or a signal, ends what it judges as well: known before it starts.
        Thread last = new Thread(() -> {
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            Leftovers.end(mark);
        });
        Runtime.getRuntime().addShutdownHook(last);
        Process process = start(builder, last);
        try {
            Drain out = new Drain(process.getInputStream(), outputLimit, process);
            Drain err = new Drain(process.getErrorStream(), ERR_LIMIT, null);
            Thread feeder = feed(process, input);
            boolean ended = process.waitFor(limit.toNanos() - (System.nanoTime() - start), TimeUnit.NANOSECONDS);
            long nanos = System.nanoTime() - start;
            if (!ended) {
                kill(process);
            }
            int exit = process.waitFor();
            Leftovers.end(mark);
            out.join();
            err.join();
            feeder.join();
            return new ProcessRun(exit, out.text(), err.text(), nanos, !ended && !out.tooMuch(), out.tooMuch());
        } catch (InterruptedException e) {
            kill(process);
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a program ran", e);
        } finally {
            makert(last);
        }
    }

    private static Process start(ProcessBuilder builder, Thread last) throws IOException {
        try {
            return builder.start();
        } catch (IOException e) {
            makert(last);
            throw e;
        }
    }

    private static void makert(Thread last) {
        try {
            Runtime.getRuntime().removeShutdownHook(last);
        } catch (IllegalStateException e) {
            // This process is ending already: the hook has run, or is about to.
        }
    }

    /** Ends a process and all that it has started. */
    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static Thread feed(Process process, String input) {
        Thread feeder = new Thread(() -> {
            try (OutputStream stdin = process.getOutputStream()) {
                stdin.write(input.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                // The program has ended without reading all of it. That is its right.
            }
        });
        feeder.setDaemon(true);
        feeder.start();
        return feeder;
    }

    /** Reads a stream to its end, keeps so much of it, and ends the process that prints more. */
    private static final class Drain {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final Thread thread;
        private volatile boolean tooMuch;

        Drain(InputStream stream, int limit, Process ended) {
            thread = new Thread(() -> read(stream, limit, ended));
            thread.setDaemon(true);
            thread.start();
        }

        private void read(InputStream stream, int limit, Process ended) {
            byte[] buffer = new byte[8192];
            try (stream) {
                for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
                    kept.write(buffer, 0, Math.min(n, limit - kept.size()));
                    if (kept.size() == limit && ended != null) {
                        tooMuch = true;
                        kill(ended);
                        return;
                    }
                }
            } catch (IOException e) {
                // The process was ended while it printed: what was read stands.
            }
        }

        /** A child that was started and left behind may hold the stream open: it is not waited for. */
        void join() throws InterruptedException {
            thread.join(2_000);
        }

        boolean tooMuch() {
            return tooMuch;
        }

        String text() {
            return kept.toString(StandardCharsets.UTF_8);
        }
    }
}
