package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Event;
import sudokukata.search.Outcome;

/** A Sudominoku board at the end of the part, its dominoes as tiles; a tile that was taken back last is shown too. */
record TilingFigure(Board board, List<Shape> shapes) implements Panel {
    private static final double INSET = 3;

    /** The ground of a tile, or of a single digit if both cells are the same. */
    private record Shape(String style, int cell, int other) {}

    static Sheet of(FigureRequest request) {
        Scene scene = request.scene();
        Sudomino puzzle = scene.recording().puzzle().match(TilingFigure::refuse, laid -> laid);
        Position position = scene.at(scene.to());
        Optional<Event> taken = taken(scene);
        List<Shape> shapes = shapes(puzzle, position, taken);
        List<Shape> found = found(scene, position);
        shapes.addAll(found);
        Board board = Board.of(scene, "", position.board(), GridFigure.follows(position));
        Board plain = new Board(
                "",
                puzzle.kind(),
                Map.of(),
                taken.map(tile -> struck(board, tile)).orElse(board.digits()));
        return new Sheet(
                scene.name() + ", by " + scene.strategy(),
                List.of(new TilingFigure(plain, shapes)),
                legend(shapes),
                caption(scene, position, taken, found.size()));
    }

    private static Sudomino refuse(Sudoku sudoku) {
        throw new Undrawable("a sudoku has no dominoes; ask for a grid");
    }

    /** What stands on the board, and nothing else. */
    private static List<Legend> legend(List<Shape> shapes) {
        return Stream.of(
                        new Legend("tilegiven", "given"),
                        new Legend("tilelaid", "laid"),
                        new Legend("tilegone", "taken back"),
                        new Legend("holds", "follows"))
                .filter(entry -> shapes.stream().anyMatch(shape -> shape.style().equals(entry.style())))
                .limit(3)
                .toList();
    }

    private static Optional<Event> taken(Scene scene) {
        if (scene.to() == 0) {
            return Optional.empty();
        }
        Position before = scene.at(scene.to() - 1);
        return before.depth() > scene.at(scene.to()).depth() ? before.latest().filter(Event::isTile) : Optional.empty();
    }

    private static List<Shape> shapes(Sudomino puzzle, Position position, Optional<Event> taken) {
        List<Shape> shapes = new ArrayList<>();
        puzzle.singles().forEach(cell -> shapes.add(new Shape("single", cell, cell)));
        puzzle.tiles().forEach(tile -> shapes.add(new Shape("tilegiven", tile.cell(), tile.other())));
        position.decisions().stream()
                .filter(Event::isTile)
                .forEach(tile -> shapes.add(new Shape("tilelaid", tile.cell(), tile.other())));
        taken.ifPresent(tile -> shapes.add(new Shape("tilegone", tile.cell(), tile.other())));
        return shapes;
    }

    /** At the end of a search that found a solution, the tiles that were not laid by a choice. */
    private static List<Shape> found(Scene scene, Position position) {
        Optional<Tiling> tiling = scene.recording()
                .outcome()
                .filter(outcome -> scene.to() == scene.recording().counts().events())
                .flatMap(Outcome::first)
                .flatMap(Solution::tiling);
        Grid clues = scene.recording().puzzle().clues();
        List<Shape> shapes = new ArrayList<>();
        for (int cell = 0; tiling.isPresent() && cell < Cells.COUNT; cell++) {
            int half = cell;
            int other = tiling.get().partner(cell);
            boolean laid = position.decisions().stream()
                    .filter(Event::isTile)
                    .anyMatch(tile -> tile.cell() == half || tile.other() == half);
            if (other > cell && clues.isBlank(cell) && !laid) {
                shapes.add(new Shape("holds", cell, other));
            }
        }
        return shapes;
    }

    private static Map<Integer, Board.Mark> struck(Board board, Event tile) {
        Map<Integer, Board.Mark> digits = new TreeMap<>(board.digits());
        digits.put(tile.cell(), new Board.Mark("digit gone", Integer.toString(tile.digit())));
        digits.put(tile.other(), new Board.Mark("digit gone", Integer.toString(tile.otherDigit())));
        return digits;
    }

    private static String caption(Scene scene, Position position, Optional<Event> taken, int followed) {
        long laid = position.decisions().stream().filter(Event::isTile).count();
        String dotted = " Dotted: the single digits.";
        if (followed > 0) {
            return Scene.say(
                    "Solved: %s follow from the rules and from %s that stand%s. All of the search, %s.%s",
                    Scene.times(followed, "tile"),
                    Scene.times(position.depth(), "decision"),
                    position.depth() == 1 ? "s" : "",
                    scene.counts(),
                    dotted);
        }
        return taken.map(tile -> Scene.say(
                        "Event %,d: no tile fits next, so %s is taken back, and another tile is tried there. %s still"
                                + " stand.%s",
                        scene.to(), scene.label(tile), Scene.times(laid, "laid tile"), dotted))
                .orElse(Scene.say(
                        "After %s: %s laid.%s", Scene.times(scene.to(), "event"), Scene.times(laid, "tile"), dotted));
    }

    @Override
    public double width() {
        return board.width();
    }

    @Override
    public double height() {
        return board.height();
    }

    @Override
    public void draw(Svg svg) {
        svg.rect("blank", Board.EDGE, Board.EDGE, 9 * Board.CELL, 9 * Board.CELL);
        board.drawLines(svg);
        for (Shape shape : shapes) {
            double x = Board.left(shape.cell()) + INSET;
            double y = Board.top(shape.cell()) + INSET;
            double right = Board.left(shape.other()) + Board.CELL - INSET;
            double bottom = Board.top(shape.other()) + Board.CELL - INSET;
            double left = Math.min(x, Board.left(shape.other()) + INSET);
            double top = Math.min(y, Board.top(shape.other()) + INSET);
            svg.leaf(
                    "rect",
                    "class",
                    shape.style(),
                    "x",
                    left,
                    "y",
                    top,
                    "width",
                    Math.max(right, Board.left(shape.cell()) + Board.CELL - INSET) - left,
                    "height",
                    Math.max(bottom, Board.top(shape.cell()) + Board.CELL - INSET) - top,
                    "rx",
                    6);
        }
        board.drawDigits(svg);
    }
}
