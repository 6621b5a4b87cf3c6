package sudokukata.bench;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Unit;

/** The constraint solver of OR-tools, on one worker: 81 variables, 27 all-different constraints, all solutions wanted. */
final class OrTools implements Contestant {

    OrTools() {
        Loader.loadNativeLibraries();
    }

    /** Whether its native part runs on this machine. */
    static boolean loads() {
        try {
            Loader.loadNativeLibraries();
            return true;
        } catch (RuntimeException | LinkageError e) {
            return false;
        }
    }

    @Override
    public List<Grid> solve(Puzzle puzzle, int limit) {
        CpModel model = new CpModel();
        IntVar[] cells = IntStream.range(0, Cells.COUNT)
                .mapToObj(cell -> variable(model, puzzle.clues().digit(cell)))
                .toArray(IntVar[]::new);
        for (Unit unit : Unit.all()) {
            model.addAllDifferent(unit.cells().stream().map(cell -> cells[cell]).toArray(IntVar[]::new));
        }
        CpSolver solver = new CpSolver();
        solver.getParameters().setNumWorkers(1).setEnumerateAllSolutions(true);
        Collector collector = new Collector(cells, limit);
        solver.solve(model, collector);
        return collector.found;
    }

    private static IntVar variable(CpModel model, int clue) {
        return clue == 0 ? model.newIntVar(1, 9, "") : model.newIntVar(clue, clue, "");
    }

    private static final class Collector extends CpSolverSolutionCallback {
        private final IntVar[] cells;
        private final int limit;
        private final List<Grid> found = new ArrayList<>();

        Collector(IntVar[] cells, int limit) {
            this.cells = cells;
            this.limit = limit;
        }

        @Override
        public void onSolutionCallback() {
            found.add(Grid.of(IntStream.range(0, Cells.COUNT)
                    .map(cell -> (int) value(cells[cell]))
                    .toArray()));
            if (found.size() == limit) {
                stopSearch();
            }
        }
    }
}
