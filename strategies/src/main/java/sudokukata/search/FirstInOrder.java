package sudokukata.search;

import java.util.Optional;
import java.util.Set;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

/**
 * Makes any complete strategy meet the solutions in order, as problem 2239 wants them. Cell after cell in reading
 * order, it fixes the smallest digit with which the strategy, as an oracle, still finds a solution. The oracle's last
 * solution is kept as a witness: its own digits need no question, so only smaller ones are asked for.
 *
 * <p>The order of the decisions is that of a row-major search, the speed that of the oracle.
 */
public final class FirstInOrder implements SolverStrategy {
    private final SolverStrategy oracle;

    private FirstInOrder(SolverStrategy oracle) {
        this.oracle = oracle;
    }

    /** The strategy itself if it promises the order, else the strategy as an oracle. */
    public static SolverStrategy of(SolverStrategy strategy) {
        boolean ordered = strategy.capabilities().contains(Capability.FIRST_IN_ORDER);
        return ordered ? strategy : new FirstInOrder(strategy);
    }

    @Override
    public String id() {
        return oracle.id();
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.FIRST_IN_ORDER);
    }

    // docs:begin fix
    @Override
    public void search(Sudoku puzzle, Search search) {
        search.ask(oracle, puzzle).ifPresent(witness -> fix(0, puzzle.clues(), witness, search));
    }

    private boolean fix(int cell, Grid fixed, Grid witness, Search search) {
        if (cell == Cells.COUNT) {
            return search.found(fixed.toArray());
        }
        if (!fixed.isBlank(cell)) {
            return fix(cell + 1, fixed, witness, search);
        }
        for (int digit = 1; digit <= 9; digit++) {
            Grid next = fixed.with(cell, digit);
            Optional<Grid> proof =
                    digit == witness.digit(cell) ? Optional.of(witness) : search.ask(oracle, new Sudoku(next));
            if (proof.isEmpty()) {
                continue;
            }
            search.show(cell, digit);
            if (fix(cell + 1, next, proof.get(), search)) {
                return true;
            }
            search.undo(cell);
        }
        return false;
    }
    // docs:end fix
}
