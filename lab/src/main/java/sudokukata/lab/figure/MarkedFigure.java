package sudokukata.lab.figure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Unit;
import sudokukata.search.Event;

/**
 * A board on which something is broken, with the cells and the unit marked: what the judge blames, else the first clash
 * or dead end of the part.
 */
final class MarkedFigure {
    private static final int MOST = 100_000;

    private MarkedFigure() {}

    static Sheet of(FigureRequest request) {
        Scene scene = request.scene();
        Optional<Fault> fault =
                scene.recording().ending().fault().filter(found -> found.grid().isPresent());
        if (fault.isPresent()) {
            MarkedGrid grid = fault.get().grid().orElseThrow();
            return sheet(
                    scene,
                    grid.shown(),
                    grid.broken(),
                    unit(fault.get()),
                    fault.get().reason());
        }
        Position position = scene.at(scene.from());
        Optional<Contradiction> trouble = position.trouble();
        if (trouble.isPresent()) {
            return troubled(scene, position.board(), trouble.get());
        }
        for (Event event : scene.events("a marked board", MOST)) {
            position.apply(event);
            trouble = position.trouble();
            if (trouble.isPresent()) {
                return troubled(scene, position.board(), trouble.get());
            }
        }
        throw new Undrawable("nothing is broken on the boards of this search: no clash, and no dead end");
    }

    private static Sheet troubled(Scene scene, Grid board, Contradiction trouble) {
        Sentences words = Sentences.of(scene.recording().puzzle());
        return sheet(scene, board, Set.copyOf(trouble.cells()), trouble.where(), words.full(trouble));
    }

    /** The unit in which a rule is broken: the one of the rule's own type that holds all marked cells. */
    private static Optional<Unit> unit(Fault fault) {
        Set<Integer> broken = fault.grid().map(MarkedGrid::broken).orElse(Set.of());
        return Unit.all().stream()
                .filter(unit ->
                        fault.demand() == Demand.of(unit.rule()) && unit.cells().containsAll(broken))
                .findFirst();
    }

    private static Sheet sheet(Scene scene, Grid shown, Set<Integer> broken, Optional<Unit> unit, String reason) {
        Board board = Board.of(scene, "", shown, Set.of());
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
