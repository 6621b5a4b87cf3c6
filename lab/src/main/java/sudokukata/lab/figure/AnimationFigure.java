package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sudokukata.search.Event.Type;

/**
 * The board and the stack, moving: one frame an event, in a loop that rests on its last frame. It moves by style alone,
 * so it runs where a page shows it as an image. Who wants no motion sees the first step back.
 */
final class AnimationFigure {
    private static final int MOST = 60;

    private AnimationFigure() {}

    static Sheet of(FigureRequest request) {
        Scene scene = request.scene();
        List<Moment> moments = scene.moments("an animation", MOST).stream()
                .filter(moment -> moment.event().type() != Type.DEDUCE)
                .toList();
        if (moments.isEmpty()) {
            throw new Undrawable("nothing moves: the search has no event there");
        }
        Film film = Film.of(moments);
        List<Turn> turns = Turn.of(moments);
        Board start = Board.of(scene, "", scene.at(scene.from()).board(), Set.of());
        MovingBoard board = MovingBoard.of(start, film, moments, turns);
        MovingStack stack = MovingStack.of(scene, film, moments, turns);
        List<Appearance> acts = new ArrayList<>(board.acts());
        acts.addAll(stack.acts());
        return new Sheet(
                "How " + scene.strategy() + " goes back",
                List.of(board, stack),
                List.of(
                        new Legend("here", "written now"),
                        new Legend("broken", "taken back now"),
                        new Legend("placed", "a call that waits")),
                "Each call writes one digit and calls itself for the next blank. If no digit fits, it returns, and the"
                        + " call before it takes its own digit back and tries the next one.",
                film.style(acts));
    }
}
