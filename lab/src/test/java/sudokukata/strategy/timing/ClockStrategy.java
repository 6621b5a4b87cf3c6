package sudokukata.strategy.timing;

import java.util.Set;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** Planted: reads the clock and prints it. */
public final class ClockStrategy implements SolverStrategy {

    void time() {
        System.out.println(System.nanoTime());
    }

    @Override
    public String id() {
        return "timing";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
