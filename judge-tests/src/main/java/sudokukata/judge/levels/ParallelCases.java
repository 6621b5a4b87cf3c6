package sudokukata.judge.levels;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Judges cases side by side, for a learner waits for the verdict. Which lane a case goes to is fixed, and the first
 * failure in order counts, not the first in time: the same strategy always gets the same verdict.
 */
final class ParallelCases {

    private ParallelCases() {}

    /**
     * Judges cases until one fails. No case behind a failure is begun.
     *
     * @param count how many cases there are, numbered from 0
     * @param lanes lane i judges cases i, i + n, i + 2n, ... and reports a failure; empty if the case passes
     * @return the failure of the first case that fails; empty if all pass
     * @throws RuntimeException what a lane throws
     */
    static <T> Optional<T> firstFailure(int count, List<IntFunction<Optional<T>>> lanes) {
        NavigableMap<Integer, T> failures = new ConcurrentSkipListMap<>();
        CompletableFuture<?>[] runs = IntStream.range(0, lanes.size())
                .mapToObj(first -> CompletableFuture.runAsync(
                        () -> {
                            for (int i = first; i < count && failures.floorKey(i) == null; i += lanes.size()) {
                                int number = i;
                                lanes.get(first).apply(i).ifPresent(failure -> failures.put(number, failure));
                            }
                        },
                        ParallelCases::start))
                .toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(runs).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException thrown ? thrown : e;
        }
        return failures.values().stream().findFirst();
    }

    /** A thread of its own: a lane waits for its cases, which would block a shared pool. */
    private static void start(Runnable lane) {
        Thread thread = new Thread(lane, "lane");
        thread.setDaemon(true);
        thread.start();
    }
}
