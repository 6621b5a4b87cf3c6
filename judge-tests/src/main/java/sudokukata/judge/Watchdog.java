package sudokukata.judge;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Watchdog for a strategy that hangs without placing anything, so that no budget can stop it. The strategy runs on a
 * daemon thread and is abandoned when no heartbeat comes for too long. A long search that still places digits goes on.
 */
public final class Watchdog {
    /** How long a strategy may give no sign of life. */
    public static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Duration patience;
    private volatile long lastBeat;

    /** A watchdog that waits so long for a heartbeat. */
    public Watchdog(Duration patience) {
        this.patience = patience;
    }

    /** The heartbeat. */
    public void beat() {
        lastBeat = System.nanoTime();
    }

    /** What is said of a strategy that was abandoned. */
    public String silence() {
        return "nothing was placed for " + patience.toSeconds()
                + " s, and the search did not end: it seems to loop without placing anything";
    }

    /**
     * Calls a task and waits for it as long as the heart beats.
     *
     * @return what the task returns; empty if it was abandoned, and may still be running
     * @throws ExecutionException if it ended with an exception or an error
     * @throws IllegalStateException if this thread is interrupted meanwhile
     */
    public <T> Optional<T> watch(Callable<T> task) throws ExecutionException {
        FutureTask<T> future = new FutureTask<>(task);
        Thread thread = new Thread(future, "strategy");
        thread.setDaemon(true);
        beat();
        thread.start();
        while (true) {
            long left = patience.toNanos() - (System.nanoTime() - lastBeat);
            if (left <= 0) {
                return Optional.empty();
            }
            try {
                return Optional.of(future.get(left, TimeUnit.NANOSECONDS));
            } catch (TimeoutException e) {
                // Its time is up, unless a beat came meanwhile: the loop looks again.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while a strategy ran", e);
            }
        }
    }
}
