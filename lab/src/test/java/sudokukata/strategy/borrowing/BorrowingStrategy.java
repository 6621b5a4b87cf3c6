package sudokukata.strategy.borrowing;

import java.util.Set;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;
import sudokukata.strategy.lending.LendingStrategy;

/** Planted: knows another strategy. */
public final class BorrowingStrategy implements SolverStrategy {

    SolverStrategy lender() {
        return new LendingStrategy();
    }

    @Override
    public String id() {
        return "borrowing";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
