package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Rule;
import sudokukata.puzzle.Unit;

/** The masks of the three units of a cell beside the board, and what they leave for the cell. */
record MasksFigure(String cell, List<Line> lines) implements Panel {
    private static final double BIT = 30;
    private static final double ROW = 42;
    private static final double LEFT = 126;

    /** A mask with its name; digit d as bit d-1. */
    private record Line(String name, String style, int mask) {}

    static Sheet of(Order order) {
        Scene scene = order.scene();
        Position position = scene.at(scene.to());
        Grid grid = position.board();
        int cell = order.cell().orElseGet(() -> firstBlank(grid));
        if (!grid.isBlank(cell)) {
            throw new Undrawable(scene.cell(cell) + " is filled; masks are shown of a blank cell");
        }
        Board board = Board.of(scene, "", grid, GridFigure.follows(position));
        for (Unit unit : units(cell)) {
            for (int peer : unit.cells()) {
                board = board.ground(peer, "peer");
            }
        }
        board = board.ground(cell, "here").write(cell, "digit clue", "?");
        return new Sheet(
                scene.name() + ": what can " + scene.cell(cell) + " hold?",
                List.of(board, new MasksFigure(scene.cell(cell), lines(grid, cell, scene.cell(cell)))),
                List.of(
                        new Legend("here", "the cell"),
                        new Legend("peer", "its row, column and box"),
                        new Legend("placed", "bit set: the digit is there")),
                "Each unit keeps a mask of its digits, one bit a digit. One | puts the three together, and the digits"
                        + " whose bit is not set are the candidates. No cell is looked at.");
    }

    private static int firstBlank(Grid grid) {
        if (grid.isComplete()) {
            throw new Undrawable("no cell is blank; masks are shown of a blank cell");
        }
        int cell = 0;
        while (!grid.isBlank(cell)) {
            cell++;
        }
        return cell;
    }

    private static List<Unit> units(int cell) {
        return List.of(
                new Unit(Rule.ROW, Cells.row(cell)),
                new Unit(Rule.COLUMN, Cells.column(cell)),
                new Unit(Rule.BOX, Cells.box(cell)));
    }

    private static List<Line> lines(Grid grid, int cell, String name) {
        List<Line> lines = new ArrayList<>();
        int all = 0;
        for (Unit unit : units(cell)) {
            int mask = unit.cells().stream()
                    .mapToInt(grid::digit)
                    .map(digit -> 1 << digit >> 1)
                    .reduce(0, (a, b) -> a | b);
            lines.add(new Line(unit.toString(), "placed", mask));
            all |= mask;
        }
        lines.add(new Line("row | column | box", "placed", all));
        lines.add(new Line("left for " + name, "holds", 0b111_111_111 & ~all));
        return lines;
    }

    @Override
    public double width() {
        return LEFT + 9 * BIT;
    }

    @Override
    public double height() {
        return 30 + lines.size() * ROW;
    }

    @Override
    public void draw(Svg svg) {
        for (int digit = 1; digit <= 9; digit++) {
            svg.text("small mid", LEFT + (digit - 0.5) * BIT, 34, Integer.toString(digit));
        }
        svg.text("small end", LEFT - 10, 34, "digit");
        double y = 44;
        for (Line line : lines) {
            draw(svg, line, y);
            y += ROW;
        }
    }

    private static void draw(Svg svg, Line line, double y) {
        svg.text("end", LEFT - 10, y + 19, line.name());
        for (int digit = 1; digit <= 9; digit++) {
            boolean set = (line.mask() & 1 << digit - 1) != 0;
            double x = LEFT + (digit - 1) * BIT;
            svg.rect(set ? line.style() : "blank thin", x + 1, y, BIT - 3, 28);
            svg.text("mid", x + BIT / 2, y + 19, set ? line.style().equals("holds") ? "" + digit : "1" : "0");
        }
    }
}
