package sudokukata.strategy.lending;

import java.util.Set;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;
import sudokukata.strategy.borrowing.BorrowingStrategy;

/** Planted: the other half of a cycle. */
public final class LendingStrategy implements SolverStrategy {

    /** Knows its borrower, which makes a cycle. */
    Class<?> borrower() {
        return BorrowingStrategy.class;
    }

    @Override
    public String id() {
        return "lending";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
