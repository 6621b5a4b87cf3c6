package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** What a learner sees under the suite before the levels are passed: the first failure once, and nothing else red. */
class LearnerContractTest {

    /** Not found by a build: its name does not end like a test's. */
    static final class NoLevelPassed extends LearnerContract {
        NoLevelPassed() {
            super("domino");
        }
    }

    /** A strategy that the levels find wrong at once: it cannot do a sudoku at all. */
    @Test
    void onlyTheOpenLevelFails() {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(NoLevelPassed.class))
                                .build(),
                        listener);
        TestExecutionSummary summary = listener.getSummary();
        assertThat(summary.getFailures()).isEmpty();
        assertThat(summary.getTestsFailedCount()).isZero();
        assertThat(summary.getContainersFailedCount()).isZero();
        assertThat(summary.getContainersSkippedCount()).isPositive();
    }
}
