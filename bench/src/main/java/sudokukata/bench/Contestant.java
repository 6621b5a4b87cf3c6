package sudokukata.bench;

import java.util.List;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/** Who is timed: a strategy of the shelf, or a solver that others wrote. */
interface Contestant {

    /** The solutions of a puzzle, so many at most. */
    List<Grid> solve(Puzzle puzzle, int limit);

    /** The contestant with a name: {@code choco}, {@code sat4j}, {@code ortools}, or a strategy's id. */
    static Contestant named(String name) {
        return switch (name) {
            case "choco" -> new Choco();
            case "sat4j" -> new Sat();
            case "ortools" -> new OrTools();
            default -> new Shelved(name);
        };
    }
}
