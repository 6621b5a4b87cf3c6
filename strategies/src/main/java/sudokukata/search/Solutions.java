package sudokukata.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;

/** The solutions of one run, each grid once. */
final class Solutions {
    /**
     * Few grids are compared one by one: most runs end with one or two, and a set for them costs more than the look.
     */
    private static final int FEW = 8;

    private final int wanted;
    private final List<Solution> kept = new ArrayList<>(2);
    private Set<Grid> grids = Set.of();
    private long repeats;

    Solutions(int wanted) {
        this.wanted = wanted;
    }

    /** Keeps a solution whose grid is new. One more than wanted is kept: it shows that the strategy did not stop. */
    void add(Solution solution) {
        if (isKnown(solution.grid())) {
            repeats++;
        } else if (kept.size() <= wanted) {
            kept.add(solution);
        }
    }

    private boolean isKnown(Grid grid) {
        if (kept.size() >= FEW) {
            return !allGrids().add(grid);
        }
        for (Solution known : kept) {
            if (known.grid().equals(grid)) {
                return true;
            }
        }
        return false;
    }

    private Set<Grid> allGrids() {
        if (grids.isEmpty()) {
            grids = new HashSet<>();
            kept.forEach(known -> grids.add(known.grid()));
        }
        return grids;
    }

    boolean areEnough() {
        return kept.size() >= wanted;
    }

    Optional<Solution> first() {
        return kept.stream().findFirst();
    }

    List<Solution> all() {
        return kept;
    }

    long repeats() {
        return repeats;
    }
}
