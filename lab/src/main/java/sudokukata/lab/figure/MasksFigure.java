package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Unit;

/** The masks of the three units of a cell beside the board, and what they leave for the cell. */
record MasksFigure(List<Line> lines) implements Panel {
    private static final double BIT = 30;
    private static final double ROW = 42;
    private static final double LEFT = 126;

    /** A mask with its name; digit d as bit d-1. */
    private record Line(String name, String style, int mask) {}

    static Sheet of(FigureRequest request) {
        Scene scene = request.scene();
        Position position = scene.at(scene.to());
        Grid grid = position.board();
        int cell = request.cell().orElseGet(() -> firstBlank(grid));
        if (!grid.isBlank(cell)) {
            throw new Undrawable(scene.cell(cell) + " is filled; masks are shown of a blank cell");
        }
        return switch (scene.puzzleKind()) {
            case SUDOKU -> ofCell(scene, position, cell);
            case SUDOMINO -> ofTile(scene, position, cell);
        };
    }

    private static Sheet ofCell(Scene scene, Position position, int cell) {
        return new Sheet(
                scene.name() + ": what can " + scene.cell(cell) + " hold?",
                List.of(lit(scene, position, cell), new MasksFigure(lines(position.board(), cell, scene.cell(cell)))),
                List.of(
                        new Legend("here", "the cell"),
                        new Legend("peer", "its row, column and box"),
                        new Legend("placed", "bit set: the digit is there")),
                "Each unit keeps a mask of its digits, one bit a digit. One | puts the three together, and the digits"
                        + " whose bit is not set are the candidates. No cell is looked at.");
    }

    private static Board lit(Scene scene, Position position, int cell) {
        Board board = Board.of(scene, "", position.board(), GridFigure.follows(position));
        for (Unit unit : units(cell)) {
            for (int peer : unit.cells()) {
                board = board.ground(peer, "peer");
            }
        }
        return board.ground(cell, "here").write(cell, "digit clue", "?");
    }

    /** Which digits the other half may have, when the first half has its smallest candidate for which there is one. */
    private static Sheet ofTile(Scene scene, Position position, int cell) {
        Grid grid = position.board();
        int other = neighbour(scene, grid, cell);
        return new Sheet(
                scene.name() + ": which tile fits " + scene.cell(cell) + "-" + scene.cell(other) + "?",
                List.of(
                        Board.of(scene, "", grid, GridFigure.follows(position))
                                .ground(cell, "here")
                                .ground(other, "here")
                                .write(cell, "digit clue", "?")
                                .write(other, "digit clue", "?"),
                        new MasksFigure(lines(scene, DominoMasks.of(scene, position, cell, other), cell, other))),
                List.of(
                        new Legend("here", "the two halves"),
                        new Legend("placed", "bit set"),
                        new Legend("holds", "what is tried")),
                "A digit has a mask of the digits with which its domino is still free. One & of it and of what the other"
                        + " half can hold leaves the tiles that fit, and no other is tried.");
    }

    private static List<Line> lines(Scene scene, DominoMasks masks, int cell, int other) {
        return List.of(
                new Line(scene.cell(cell) + " can hold", "placed", masks.first()),
                new Line("try in " + scene.cell(cell), "holds", 1 << masks.digit() >> 1),
                new Line("free with " + masks.digit(), "placed", masks.partners()),
                new Line(scene.cell(other) + " can hold", "placed", masks.second()),
                new Line("try in " + scene.cell(other), "holds", masks.partners() & masks.second()));
    }

    private static int neighbour(Scene scene, Grid grid, int cell) {
        return Stream.of(cell + 1, cell + 9)
                .filter(other -> other < Cells.COUNT && Cells.areAdjacent(cell, other) && grid.isBlank(other))
                .findFirst()
                .orElseThrow(() -> new Undrawable("the cells to the right of " + scene.cell(cell)
                        + " and below it are not blank; a tile needs two blanks"));
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
        return Unit.of(cell);
    }

    private static List<Line> lines(Grid grid, int cell, String name) {
        List<Line> lines = new ArrayList<>();
        int all = 0;
        for (Unit unit : units(cell)) {
            int mask = digits(grid, unit);
            lines.add(new Line(unit.toString(), "placed", mask));
            all |= mask;
        }
        lines.add(new Line("row | column | box", "placed", all));
        lines.add(new Line("left for " + name, "holds", 0b111_111_111 & ~all));
        return lines;
    }

    private static int digits(Grid grid, Unit unit) {
        return unit.cells().stream().map(grid::digit).reduce(0, (mask, digit) -> mask | 1 << digit >> 1);
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
