package sudokukata.bench;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Unit;

/** The constraint solver choco: 81 variables, 27 all-different constraints, smallest domain first. */
final class Choco implements Contestant {

    @Override
    public List<Grid> solve(Puzzle puzzle, int limit) {
        Model model = new Model();
        IntVar[] cells = new IntVar[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int clue = puzzle.clues().digit(cell);
            cells[cell] = clue == 0 ? model.intVar(1, 9) : model.intVar(clue);
        }
        for (Unit unit : Unit.all()) {
            IntVar[] nine = unit.cells().stream().map(cell -> cells[cell]).toArray(IntVar[]::new);
            model.allDifferent(nine, "AC").post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(cells));
        List<Grid> found = new ArrayList<>();
        while (found.size() < limit && solver.solve()) {
            int[] digits = new int[Cells.COUNT];
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                digits[cell] = cells[cell].getValue();
            }
            found.add(Grid.of(digits));
        }
        return found;
    }
}
