package sudokukata.suite;

import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.problem.Problems;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/**
 * Leaves out the tests of the contract that a strategy cannot be under: those whose declared needs it does not promise,
 * and all of them for a stub that nobody has started. They are not run and not counted, so a test that runs looks at
 * something. Registered by the service file of JUnit's launcher.
 */
public final class RequirementFilter implements PostDiscoveryFilter {

    @Override
    public FilterResult apply(TestDescriptor test) {
        Optional<Covers> covers = test.getSource()
                .filter(MethodSource.class::isInstance)
                .map(source -> ((MethodSource) source).getJavaMethod().getAnnotation(Covers.class));
        return covers.isEmpty() ? FilterResult.included("not a test of the contract") : judge(test, covers.get());
    }

    private static FilterResult judge(TestDescriptor test, Covers covers) {
        Optional<SolverStrategy> strategy = test.getTags().stream()
                .flatMap(tag -> Strategies.find(tag.getName()).stream())
                .findFirst();
        if (strategy.isEmpty()) {
            return FilterResult.included("its class names no strategy, and will say so");
        }
        return strategy.filter(tested -> isUnder(tested, covers)).isPresent()
                ? FilterResult.included("promised")
                : FilterResult.excluded(strategy.get().id() + " does not promise what it needs, or is not started");
    }

    private static boolean isUnder(SolverStrategy strategy, Covers covers) {
        List<Capability> needs = List.of(covers.needs());
        return strategy.capabilities().containsAll(needs)
                && Problems.all().stream().anyMatch(problem -> StrategyJudge.isStarted(strategy, problem.kind()));
    }
}
