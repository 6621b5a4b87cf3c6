package sudokukata.suite;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.CappedLines;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.levels.Level;
import sudokukata.judge.levels.Levels;
import sudokukata.judge.levels.Progress;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.puzzle.Kind;

/**
 * A learner's strategy meets the levels first: those that are passed, and the lowest open one, whose first failure is
 * shown. The levels above it are not tried yet. The shared contract follows when all levels of a kind are passed, and a
 * stub that nobody has touched meets nothing at all.
 */
@ExtendWith(LearnerContract.AfterTheLevels.class)
abstract class LearnerContract extends StrategyContract {
    private final Levels levels = Levels.of(CaseLibrary.ofProject(), new StrategyJudge());
    private final Progress progress = quietly();

    LearnerContract(String id) {
        super(id);
    }

    /** What the learner prints is passed through, but not without end. */
    private Progress quietly() {
        PrintStream out = System.out;
        System.setOut(new PrintStream(new CappedLines(out, CappedLines.OF_A_STRATEGY), true, StandardCharsets.UTF_8));
        try {
            return levels.progress(strategy());
        } finally {
            System.setOut(out);
        }
    }

    Stream<Level> tried() {
        return progress.failure().isEmpty()
                ? progress.passed().stream()
                : Stream.concat(progress.passed().stream(), progress.open().stream());
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("tried")
    void passesItsLevels(Level level, TestReporter reporter) {
        VerdictReport.publish(progress, reporter);
        if (!progress.passed().contains(level)) {
            fail(progress.toText());
        }
    }

    /** The kinds whose levels are all passed. */
    @Override
    Stream<Kind> kinds() {
        return super.kinds().filter(kind -> levels.about(kind).allMatch(progress.passed()::contains));
    }

    /** The contract waits for the levels: before them its messages would be about something that comes later. */
    static final class AfterTheLevels implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            boolean isContract = context.getTestMethod()
                    .filter(method -> method.isAnnotationPresent(Covers.class))
                    .isPresent();
            return isContract && hasNoKindYet(context)
                    ? ConditionEvaluationResult.disabled("the contract follows when all levels of a kind are passed")
                    : ConditionEvaluationResult.enabled("a level, or its kind's levels are passed");
        }

        private static boolean hasNoKindYet(ExtensionContext context) {
            return ((LearnerContract) context.getRequiredTestInstance())
                    .kinds()
                    .findAny()
                    .isEmpty();
        }
    }
}
