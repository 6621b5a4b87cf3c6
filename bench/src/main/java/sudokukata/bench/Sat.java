package sudokukata.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Unit;

/** The SAT solver Sat4j: a variable for each cell and digit, and what each cell, unit and digit demands as clauses. */
final class Sat implements Contestant {

    @Override
    public List<Grid> solve(Puzzle puzzle, int limit) {
        List<Grid> found = new ArrayList<>();
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(Cells.COUNT * 9);
        try {
            describe(solver, puzzle);
            while (found.size() < limit && solver.isSatisfiable()) {
                found.add(grid(solver));
                forbid(solver, found.get(found.size() - 1));
            }
        } catch (ContradictionException e) {
            return found;
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }

    private static int variable(int cell, int digit) {
        return cell * 9 + digit;
    }

    private static void describe(ISolver solver, Puzzle puzzle) throws ContradictionException {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int c = cell;
            exactlyOne(
                    solver,
                    IntStream.rangeClosed(1, 9).map(digit -> variable(c, digit)).toArray());
            if (!puzzle.clues().isBlank(cell)) {
                solver.addClause(
                        new VecInt(new int[] {variable(cell, puzzle.clues().digit(cell))}));
            }
        }
        for (Unit unit : Unit.all()) {
            for (int digit = 1; digit <= 9; digit++) {
                int d = digit;
                exactlyOne(
                        solver,
                        unit.cells().stream()
                                .mapToInt(cell -> variable(cell, d))
                                .toArray());
            }
        }
    }

    private static void exactlyOne(ISolver solver, int[] variables) throws ContradictionException {
        solver.addClause(new VecInt(variables));
        for (int i = 0; i < variables.length; i++) {
            for (int j = i + 1; j < variables.length; j++) {
                solver.addClause(new VecInt(new int[] {-variables[i], -variables[j]}));
            }
        }
    }

    private static Grid grid(ISolver solver) {
        int[] digits = new int[Cells.COUNT];
        for (int literal : solver.model()) {
            if (literal > 0) {
                digits[(literal - 1) / 9] = (literal - 1) % 9 + 1;
            }
        }
        return Grid.of(digits);
    }

    private static void forbid(ISolver solver, Grid grid) throws ContradictionException {
        int[] clause = IntStream.range(0, Cells.COUNT)
                .map(cell -> -variable(cell, grid.digit(cell)))
                .toArray();
        solver.addBlockingClause(new VecInt(clause));
    }
}
