package sudokukata.lab.figure;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;

/**
 * A grid to draw on: cells with a ground and a digit, rows and columns numbered at the edge.
 *
 * @param heading what stands above it
 * @param kind the kind of puzzle: its cells are named at the edges
 * @param grounds the styles of cells that are not plain
 * @param digits what is written into the cells
 */
record Board(String heading, Kind kind, Map<Integer, String> grounds, Map<Integer, Mark> digits) implements Panel {
    static final double CELL = 36;
    static final double EDGE = 20;
    static final double SIZE = EDGE + 9 * CELL + 2;

    /** A text in a cell, and its style. */
    record Mark(String style, String text) {}

    Board {
        grounds = new TreeMap<>(grounds);
        digits = new TreeMap<>(digits);
    }

    /** A board with clues on grey and other digits on white. */
    static Board of(Scene scene, String heading, Grid shown, Set<Integer> follows) {
        Grid clues = scene.recording().puzzle().clues();
        Map<Integer, String> grounds = new TreeMap<>();
        Map<Integer, Mark> digits = new TreeMap<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            String style = clues.isBlank(cell) ? follows.contains(cell) ? "follow" : "fill" : "clue";
            if (!clues.isBlank(cell)) {
                grounds.put(cell, "given");
            }
            if (!shown.isBlank(cell)) {
                digits.put(cell, new Mark("digit " + style, Integer.toString(shown.digit(cell))));
            }
        }
        return new Board(heading, scene.puzzleKind(), grounds, digits);
    }

    @Override
    public double width() {
        return SIZE;
    }

    @Override
    public double height() {
        return SIZE;
    }

    static double left(int cell) {
        return EDGE + Cells.column(cell) * CELL;
    }

    static double top(int cell) {
        return EDGE + Cells.row(cell) * CELL;
    }

    @Override
    public void draw(Svg svg) {
        svg.rect("blank", EDGE, EDGE, 9 * CELL, 9 * CELL);
        drawGrounds(svg);
        drawLines(svg);
        drawDigits(svg);
    }

    void drawGrounds(Svg svg) {
        grounds.forEach((cell, style) -> svg.rect(style, left(cell), top(cell), CELL, CELL));
    }

    void drawDigits(Svg svg) {
        digits.forEach((cell, mark) -> digit(svg, cell, mark.style(), mark.text()));
    }

    static void digit(Svg svg, int cell, String style, String text) {
        svg.text(style, left(cell) + CELL / 2, top(cell) + CELL / 2 + (style.startsWith("digit") ? 7 : 4.5), text);
    }

    void drawLines(Svg svg) {
        for (int k = 0; k <= 9; k++) {
            String style = k % 3 == 0 ? "thick" : "thin";
            double at = EDGE + k * CELL;
            svg.line(style, at, EDGE, at, EDGE + 9 * CELL);
            svg.line(style, EDGE, at, EDGE + 9 * CELL, at);
            if (k < 9) {
                svg.text("small mid", EDGE + (k + 0.5) * CELL, EDGE - 7, column(k));
                svg.text("small end", EDGE - 6, EDGE + (k + 0.5) * CELL + 4, row(k));
            }
        }
    }

    /** The name of a column 0..8, as in the names of its cells: {@code c3}, or {@code 3} of a Sudominoku. */
    private String column(int column) {
        return switch (kind) {
            case SUDOKU -> "c" + (column + 1);
            case SUDOMINO -> Integer.toString(column + 1);
        };
    }

    /** The name of a row 0..8: {@code r3}, or {@code C} of a Sudominoku. */
    private String row(int row) {
        return switch (kind) {
            case SUDOKU -> "r" + (row + 1);
            case SUDOMINO -> Character.toString('A' + row);
        };
    }

    /** The same board with another ground under a cell. */
    Board ground(int cell, String style) {
        Map<Integer, String> more = new TreeMap<>(grounds);
        more.put(cell, style);
        return new Board(heading, kind, more, digits);
    }

    /** The same board with another text in a cell. */
    Board write(int cell, String style, String text) {
        Map<Integer, Mark> more = new TreeMap<>(digits);
        more.put(cell, new Mark(style, text));
        return new Board(heading, kind, grounds, more);
    }
}
