package sudokukata.strategy.naming;

import java.util.Set;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** Planted: not named as a strategy. */
public final class Solver implements SolverStrategy {

    @Override
    public String id() {
        return "naming";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
