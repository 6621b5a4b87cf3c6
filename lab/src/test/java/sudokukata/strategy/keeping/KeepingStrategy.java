package sudokukata.strategy.keeping;

import java.util.Set;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** Planted: keeps state in every way there is. */
public final class KeepingStrategy implements SolverStrategy {
    static int runs;
    static final int[] LAST = new int[81];

    int[] digits = new int[81];

    @Override
    public String id() {
        return "keeping";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
