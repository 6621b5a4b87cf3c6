package sudokukata.judge;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The last word over a strategy that never ends and reports nothing, so that no budget can stop it: it runs on a daemon
 * thread, and is left to itself when it has given no sign of life for too long. A long search that places is let be.
 */
final class Backstop {
    private final Duration patience;
    private volatile long lastBeat;

    /** A backstop that waits so long for a sign of life. */
    Backstop(Duration patience) {
        this.patience = patience;
    }

    /** The task gave no sign of life. It may still be running. */
    static final class Abandoned extends Exception {
        private static final long serialVersionUID = 1L;
    }

    /** The sign of life. */
    void beat() {
        lastBeat = System.nanoTime();
    }

    /**
     * Calls a task and waits for it.
     *
     * @throws Abandoned if it gave no sign of life for too long
     * @throws ExecutionException if it ended with an exception or an error
     */
    <T> T call(Callable<T> task) throws Abandoned, ExecutionException {
        FutureTask<T> future = new FutureTask<>(task);
        Thread thread = new Thread(future, "strategy");
        thread.setDaemon(true);
        beat();
        thread.start();
        while (true) {
            long left = patience.toNanos() - (System.nanoTime() - lastBeat);
            if (left <= 0) {
                throw new Abandoned();
            }
            try {
                return future.get(left, TimeUnit.NANOSECONDS);
            } catch (TimeoutException e) {
                // Its time is up, unless a beat came meanwhile: the loop looks again.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while a strategy ran", e);
            }
        }
    }
}
