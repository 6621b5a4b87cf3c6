package sudokukata.lab.figure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import sudokukata.lab.replay.Position;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/** The board at the end of the part: clues told from fills, the latest placement on yellow. */
final class GridFigure {

    private GridFigure() {}

    static Sheet of(FigureRequest request) {
        Scene scene = request.scene();
        Position position = scene.at(scene.to());
        Board board = Board.of(scene, "", position.board(), follows(position));
        Optional<Event> latest = position.latest().filter(event -> event.cell() != Event.NONE);
        for (int cell : latest.map(GridFigure::cells).orElse(List.of())) {
            board = board.ground(cell, "here");
        }
        int blanks = position.board().blanks();
        return new Sheet(
                scene.name(),
                List.of(board),
                List.of(
                        new Legend("given", "clue"),
                        new Legend("here", "latest"),
                        new Legend("blank thin", "not given")),
                scene.to() == 0
                        ? Scene.say("The puzzle: %s.", Scene.times(blanks, "blank"))
                        : Scene.say(
                                "%s, after %s: %s left.",
                                scene.strategy(), Scene.times(scene.to(), "event"), Scene.times(blanks, "blank")));
    }

    /** The cells whose digits follow without a choice. */
    static Set<Integer> follows(Position position) {
        Set<Integer> cells = new TreeSet<>();
        position.standing().stream()
                .filter(event -> event.type() == Type.DEDUCE)
                .forEach(event -> cells.add(event.cell()));
        return cells;
    }

    private static List<Integer> cells(Event event) {
        return event.isTile() ? List.of(event.cell(), event.other()) : List.of(event.cell());
    }
}
