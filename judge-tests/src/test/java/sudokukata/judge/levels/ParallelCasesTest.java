package sudokukata.judge.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class ParallelCasesTest {
    private final List<Integer> even = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> odd = Collections.synchronizedList(new ArrayList<>());

    @Test
    void eachLaneTakesItsShareInOrder() {
        assertThat(ParallelCases.firstFailure(7, List.of(passing(even), passing(odd))))
                .isEmpty();
        assertThat(even).containsExactly(0, 2, 4, 6);
        assertThat(odd).containsExactly(1, 3, 5);
    }

    @Test
    void oneLaneTakesAll() {
        assertThat(ParallelCases.firstFailure(3, List.of(passing(even)))).isEmpty();
        assertThat(even).containsExactly(0, 1, 2);
    }

    @Test
    void theFirstInOrderCountsNotTheFirstInTime() {
        CountDownLatch oddHasFailed = new CountDownLatch(1);
        IntFunction<Optional<String>> slow = i -> {
            await(oddHasFailed);
            return Optional.of("case " + i);
        };
        IntFunction<Optional<String>> quick = i -> {
            oddHasFailed.countDown();
            return Optional.of("case " + i);
        };
        assertThat(ParallelCases.firstFailure(4, List.of(slow, quick))).contains("case 0");
        assertThat(ParallelCases.firstFailure(4, List.of(quick, slow))).contains("case 0");
    }

    @Test
    void nothingIsTakenBehindAFailure() {
        CountDownLatch evenHasFailed = new CountDownLatch(1);
        IntFunction<Optional<String>> failing = i -> {
            evenHasFailed.countDown();
            return Optional.of("case " + i);
        };
        IntFunction<Optional<String>> waiting = i -> {
            odd.add(i);
            await(evenHasFailed);
            return Optional.empty();
        };
        assertThat(ParallelCases.firstFailure(100_000, List.of(failing, waiting)))
                .contains("case 0");
        assertThat(odd).hasSizeLessThan(50_000);
    }

    @Test
    void anExceptionInALaneIsThrown() {
        IntFunction<Optional<String>> throwing = i -> {
            throw new IllegalStateException("no file");
        };
        assertThatThrownBy(() -> ParallelCases.firstFailure(2, List.of(passing(even), throwing)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no file");
    }

    private static IntFunction<Optional<String>> passing(List<Integer> taken) {
        return i -> {
            taken.add(i);
            return Optional.empty();
        };
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
