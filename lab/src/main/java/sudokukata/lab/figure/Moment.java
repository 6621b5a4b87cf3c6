package sudokukata.lab.figure;

import java.util.Optional;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.Grid;
import sudokukata.search.Event;

/**
 * One event and what it did.
 *
 * @param event the event
 * @param taken of a step back the decision that was taken back; else empty
 * @param depth how many decisions stand after it
 * @param board what stands after it
 * @param trouble what shows at a glance to be wrong with the board
 */
record Moment(Event event, Optional<Event> taken, int depth, Grid board, Optional<Contradiction> trouble) {

    /** Moves a position one event on, and tells what that did. */
    static Moment of(Position position, Event event) {
        Optional<Event> taken = event.type().isBacktrack() ? position.latest() : Optional.empty();
        position.apply(event);
        return new Moment(event, taken, position.depth(), position.board(), position.trouble());
    }
}
