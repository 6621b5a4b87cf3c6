package sudokukata.judge.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/**
 * A board that tells clues from fills and marks the cells where a rule is broken.
 *
 * @param clues the digits that were given
 * @param shown the digits that stand
 * @param broken the cells to mark
 */
public record MarkedGrid(Grid clues, Grid shown, Set<Integer> broken) {
    /** What the marks mean, for the line under the board. */
    public static final String LEGEND = "5 clue, (5) fill, <5> broken";

    public MarkedGrid {
        broken = Set.copyOf(broken);
    }

    /** A board of a puzzle, with the cells to mark. */
    public static MarkedGrid of(Puzzle puzzle, Grid shown, Set<Integer> broken) {
        return new MarkedGrid(puzzle.clues(), shown, broken);
    }

    /** A board as it was given. */
    public static MarkedGrid ofClues(Grid clues) {
        return new MarkedGrid(clues, clues, Set.of());
    }

    /** Nine lines, three characters a cell, a bar between boxes. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < 9; column++) {
                line.append(column % 3 == 0 && column > 0 ? "|" : "").append(mark(Cells.at(row, column)));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private String mark(int cell) {
        String digit = shown.isBlank(cell) ? "." : Integer.toString(shown.digit(cell));
        if (broken.contains(cell)) {
            return "<" + digit + ">";
        }
        boolean fill = clues.isBlank(cell) && !shown.isBlank(cell);
        return fill ? "(" + digit + ")" : " " + digit + " ";
    }
}
