package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.replay.Counts;
import sudokukata.lab.replay.Position;
import sudokukata.lab.replay.Recording;
import sudokukata.lab.replay.Segment;
import sudokukata.puzzle.Kind;
import sudokukata.search.Event;

/**
 * What a figure shows: a recorded search, and the part of it that is meant.
 *
 * @param name the puzzle's, such as {@code 2239 sample/1}
 * @param recording the search
 * @param from how many events come before the part, 0 for none
 * @param to how many events there have been when it ends
 */
public record Scene(String name, Recording recording, long from, long to) {

    /**
     * @throws Undrawable if the search has no such part
     */
    public Scene {
        long events = recording.counts().events();
        if (from < 0 || to < from || to > events) {
            throw new Undrawable(say(
                    "--from and --to are 0..%,d in this order, for the search has so many events; not %,d and %,d",
                    events, from, to));
        }
    }

    /** The same search of the same puzzle by someone else, to the same end. */
    Scene with(Recording other) {
        return new Scene(name, other, 0, other.counts().events());
    }

    String strategy() {
        return recording.strategy();
    }

    /** The words for what is found on its boards. */
    Sentences words() {
        return Sentences.of(recording.puzzle());
    }

    Kind puzzleKind() {
        return recording.puzzle().kind();
    }

    /** What stands after so many events. */
    Position at(long events) {
        if (events == 0) {
            return new Position(recording.puzzle(), List.of());
        }
        Segment stretch = stretch(events);
        Position position = new Position(recording.puzzle(), stretch.standing());
        stretch.events().subList(0, (int) (events - stretch.start())).forEach(position::apply);
        return position;
    }

    private Segment stretch(long events) {
        return recording.stretches().stream()
                .filter(stretch -> stretch.start() <= events && events <= stretch.end())
                .findFirst()
                .orElseThrow(() -> new Undrawable(say(
                        "event %,d of the search is not kept; keep to the first %,d",
                        events, recording.stretches().get(0).end())));
    }

    /** The events of the part in order, no more than a figure can hold. */
    List<Event> events(String kind, int most) {
        if (to - from > most) {
            throw new Undrawable(say(
                    "%s shows %,d events at the most, and these are %,d: choose some with --from and --to",
                    kind, most, to - from));
        }
        if (from == to) {
            return List.of();
        }
        Segment stretch = stretch(to);
        if (stretch.start() > from) {
            throw new Undrawable(say(
                    "event %,d of the search is not kept; keep to the first %,d",
                    from + 1, recording.stretches().get(0).end()));
        }
        return stretch.events().subList((int) (from - stretch.start()), (int) (to - stretch.start()));
    }

    /** The events of the part, each with what it did, as many as a figure can hold. */
    List<Moment> moments(String kind, int most) {
        Position position = at(from);
        List<Moment> moments = new ArrayList<>();
        for (Event event : events(kind, most)) {
            moments.add(Moment.of(position, event));
        }
        return moments;
    }

    /** The name of a cell, as the puzzle's own problem has it. */
    String cell(int cell) {
        return puzzleKind().cellName(cell);
    }

    /** A placement in a few letters: {@code r1c2=3}, or {@code A1=3 A2=7} of a tile. */
    String label(Event event) {
        if (event.cell() == Event.NONE) {
            return event.type() == Event.Type.FOUND ? "solution" : "split";
        }
        String first = cell(event.cell()) + "=" + event.digit();
        return event.isTile() ? first + " " + cell(event.other()) + "=" + event.otherDigit() : first;
    }

    static String say(String text, Object... words) {
        return String.format(Locale.ROOT, text, words);
    }

    /** Such as {@code naive: 13 placements, 3 taken back}. */
    String counts() {
        Counts counts = recording.counts();
        String made = times(counts.decisions(), counts.placements() == 0 ? "split" : "placement");
        return say("%s: %s, %,d taken back", strategy(), made, counts.backtracks());
    }

    static String times(long count, String what) {
        return say("%,d %s", count, count == 1 ? what : what + "s");
    }
}
