package sudokukata.lab.replay;

import java.util.List;
import sudokukata.search.Event;

/**
 * Events that followed one another without a gap, with all that is needed to show them truly.
 *
 * @param start the number of the first of them in the whole run, from 0
 * @param before what had been counted when it began
 * @param standing what stood then, oldest first: placements, decisions and what was deduced from them; replayed on the
 *     clues they give the board
 * @param visits for each cell 0..80 how often a digit had been written into it by then
 * @param events the events, at least one
 */
public record Segment(long start, Counts before, List<Event> standing, List<Long> visits, List<Event> events) {

    public Segment {
        standing = List.copyOf(standing);
        visits = List.copyOf(visits);
        events = List.copyOf(events);
    }

    /** The number of the event after the last one. */
    public long end() {
        return start + events.size();
    }

    /** How many decisions stood at the beginning. */
    public int depth() {
        return (int)
                standing.stream().filter(event -> event.type().isDecision()).count();
    }
}
