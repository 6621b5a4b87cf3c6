package sudokukata.lab.figure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import sudokukata.search.Event;

/**
 * A decision in a moving figure.
 *
 * @param event the decision
 * @param depth how many decisions stood with it, from 1
 * @param from the frame in which it was made
 * @param to the frame in which it was taken back, or the one after the last
 * @param returned whether it was taken back
 */
record Turn(Event event, int depth, int from, int to, boolean returned) {

    /** The decisions of moments, the earliest first. */
    static List<Turn> of(List<Moment> moments) {
        List<Turn> turns = new ArrayList<>();
        Deque<Turn> open = new ArrayDeque<>();
        int frames = moments.size() + 1;
        for (int frame = 1; frame < frames; frame++) {
            Moment moment = moments.get(frame - 1);
            if (moment.event().type().isDecision()) {
                open.addLast(new Turn(moment.event(), moment.depth(), frame, frames, false));
            } else if (moment.event().type().isBacktrack() && !open.isEmpty()) {
                Turn turn = open.removeLast();
                turns.add(new Turn(turn.event, turn.depth, turn.from, frame, true));
            }
        }
        turns.addAll(open);
        turns.sort(Comparator.comparingInt(Turn::from));
        return turns;
    }
}
