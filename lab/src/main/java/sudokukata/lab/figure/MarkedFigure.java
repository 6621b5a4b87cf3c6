package sudokukata.lab.figure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudokukata.judge.verdict.Fault;
import sudokukata.lab.replay.Event;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.DeadEnd;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Unit;

/**
 * A board on which something is broken, with the cells and the unit marked: what the judge blames, else the first clash
 * or dead end of the part.
 */
final class MarkedFigure {
    private static final int MOST = 100_000;

    private MarkedFigure() {}

    static Sheet of(Order order) {
        Scene scene = order.scene();
        Optional<Fault> fault =
                scene.recording().ending().fault().filter(found -> found.grid().isPresent());
        if (fault.isPresent()) {
            return sheet(
                    scene,
                    fault.get().grid().orElseThrow().shown(),
                    fault.get().grid().orElseThrow().broken(),
                    fault.get().reason());
        }
        Position position = scene.at(scene.from());
        if (position.trouble().isPresent()) {
            return troubled(scene, position.board());
        }
        for (Event event : scene.events("a marked board", MOST)) {
            position.apply(event);
            if (position.trouble().isPresent()) {
                return troubled(scene, position.board());
            }
        }
        throw new Undrawable("nothing is broken on the boards of this search: no clash, and no dead end");
    }

    private static Sheet troubled(Scene scene, Grid board) {
        Optional<Clash> clash = Clash.in(board);
        if (clash.isPresent()) {
            return sheet(
                    scene,
                    board,
                    Set.of(clash.get().first(), clash.get().second()),
                    clash.get().toString());
        }
        String text = DeadEnd.in(board).orElseThrow().text();
        Set<Integer> cells = IntStream.range(0, Cells.COUNT)
                .filter(cell -> text.startsWith(Cells.name(cell) + " "))
                .boxed()
                .collect(Collectors.toSet());
        return sheet(scene, board, cells, text);
    }

    private static Sheet sheet(Scene scene, Grid shown, Set<Integer> broken, String reason) {
        Board board = Board.of(scene, "", shown, Set.of());
        Optional<Unit> unit = Unit.all().stream()
                .filter(candidate -> (reason + " ").contains(candidate + " "))
                .findFirst();
        for (int cell : broken) {
            board = board.ground(cell, "broken");
            if (shown.isBlank(cell)) {
                board = board.write(cell, "digit bad", "\u2717");
            }
        }
        return new Sheet(
                scene.name(),
                List.of(new Outlined(board, unit)),
                List.of(
                        new Legend("given", "clue"),
                        new Legend("blank thin", "not given"),
                        new Legend("broken", broken.stream().allMatch(shown::isBlank) ? "nothing fits" : "broken")),
                reason + ".");
    }

    /** A board with a frame around a unit. */
    private record Outlined(Board board, Optional<Unit> unit) implements Panel {
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
            board.draw(svg);
            unit.ifPresent(marked -> {
                int first = marked.cell(0);
                int last = marked.cell(8);
                svg.rect(
                        "unit",
                        Board.left(first),
                        Board.top(first),
                        Board.left(last) + Board.CELL - Board.left(first),
                        Board.top(last) + Board.CELL - Board.top(first));
            });
        }
    }
}
