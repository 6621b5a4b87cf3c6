package sudokukata.judge;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The last word over a strategy that never ends and reports nothing, so that no budget can stop it: it runs on a daemon
 * thread, and is left to itself when the time is up.
 */
final class Backstop {

    private Backstop() {}

    /** The task's time is up. It may still be running. */
    static final class Abandoned extends Exception {
        private static final long serialVersionUID = 1L;
    }

    /**
     * Calls a task and waits for it.
     *
     * @throws Abandoned if it has not ended in time
     * @throws ExecutionException if it ended with an exception or an error
     */
    static <T> T call(Callable<T> task, Duration limit) throws Abandoned, ExecutionException {
        FutureTask<T> future = new FutureTask<>(task);
        Thread thread = new Thread(future, "strategy");
        thread.setDaemon(true);
        thread.start();
        try {
            return future.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new Abandoned();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a strategy ran", e);
        }
    }
}
