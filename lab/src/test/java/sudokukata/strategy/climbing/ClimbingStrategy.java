package sudokukata.strategy.climbing;

import java.util.Set;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** Planted: a strategy that knows the judge. */
public final class ClimbingStrategy implements SolverStrategy {

    Problem problem() {
        return Problems.numbered("2239");
    }

    @Override
    public String id() {
        return "climbing";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
