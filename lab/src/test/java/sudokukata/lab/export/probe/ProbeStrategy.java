package sudokukata.lab.export.probe;

import static sudokukata.lab.export.probe.ProbeTables.ALL;
import static sudokukata.lab.export.probe.ProbeTables.bit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** A learner's: several classes, nested types, tables, records in sets, a search that is handed about, and a print. */
public final class ProbeStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "probe";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        Search scoreboard = search;
        List<Blank> blanks = new ArrayList<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (puzzle.clues().isBlank(cell)) {
                blanks.add(new Blank(cell, Kind.of(cell)));
            }
        }
        blanks.sort(Comparator.comparing(Blank::kind));
        System.out.println("blanks: " + blanks.size());
        Set<Grid> seen = new LinkedHashSet<>();
        fill(new Work(puzzle.clues().toArray(), blanks, seen), 0, scoreboard);
        report(Map.of("seen", seen.size()));
    }

    private static void report(Map<String, Integer> figures) {
        // Tells nobody.
    }

    private enum Kind {
        EDGE,
        MIDDLE;

        static Kind of(int cell) {
            int row = cell / 9;
            return row == 0 || row == 8 ? EDGE : MIDDLE;
        }
    }

    private record Blank(int cell, Kind kind) {}

    private record Work(int[] digits, List<Blank> blanks, Set<Grid> seen) {}

    /** Fills the k-th blank and all later ones; true means stop. */
    private static boolean fill(Work work, int k, Search search) {
        if (k == work.blanks().size()) {
            return work.seen().add(Grid.of(work.digits())) && search.found(work.digits());
        }
        int cell = work.blanks().get(k).cell();
        IntPredicate fits = digit -> (ProbeTables.free(work.digits(), cell) & bit(digit)) != 0;
        int tried = 0;
        for (int digit = 1; digit <= 9 && ALL != 0; digit++) {
            if (fits.test(digit)) {
                tried++;
                work.digits()[cell] = digit;
                search.place(cell, work.digits()[cell]);
                // Deeper.
                if (fill(work, k + 1, search)) {
                    return true;
                }
                search.undo(cell);
            }
        }
        if (tried == 0) search.observed();
        work.digits()[cell] = 0;
        return false;
    }
}
