package sudokukata.lab.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.replay.Ending.How;
import sudokukata.puzzle.Contradiction;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;
import sudokukata.search.Outcome;

/** A recording as lines to read in a terminal: each decision with its depth, each step back, and how it ended. */
public final class ExplainLog {
    /** Some 130 lines at the most: the first 50 events, the last 50, and a look or two between. */
    public static final RecordingLimits KEPT = new RecordingLimits(10, 5, 5, 2);

    /** How many of the decisions that stand after a gap are named. */
    private static final int NAMED = 6;

    private final Recording recording;
    private final List<String> lines = new ArrayList<>();
    private Position position;
    private Optional<Contradiction> trouble = Optional.empty();

    private ExplainLog(Recording recording) {
        this.recording = recording;
        this.position = new Position(recording.puzzle(), List.of());
    }

    /** The lines of a recording. */
    public static List<String> of(Recording recording) {
        ExplainLog log = new ExplainLog(recording);
        log.lines.add("search by " + recording.strategy() + ", "
                + recording.puzzle().clues().blanks() + " blanks; the number is the depth");
        long next = 0;
        for (Segment stretch : recording.stretches()) {
            log.gap(stretch.start() - next, stretch);
            next = stretch.end();
            log.tell(stretch);
        }
        log.end();
        return log.lines;
    }

    private void gap(long missing, Segment stretch) {
        if (missing == 0) {
            return;
        }
        position = new Position(recording.puzzle(), stretch.standing());
        List<Event> decisions = position.decisions();
        int from = Math.max(0, decisions.size() - NAMED);
        String latest = decisions.subList(from, decisions.size()).stream()
                .map(this::name)
                .collect(Collectors.joining(" "));
        lines.add(say(
                "  ... %,d events are left out; after them stand%s",
                missing, from > 0 ? " ... " + latest : ": " + latest));
    }

    private void tell(Segment stretch) {
        List<Event> events = stretch.events();
        for (int k = 0; k < events.size(); k++) {
            boolean isLast = stretch.start() + k + 1 == recording.counts().events();
            if (isLast && recording.ending().how() == How.FAULT) {
                lines.add(line(position.depth(), "WRONG", name(events.get(k))));
            } else if (events.get(k).type() == Type.DEDUCE) {
                k = tellDeductions(events, k);
            } else {
                tell(events.get(k));
            }
        }
    }

    /** What follows from one decision takes one line; gives the last one of them. */
    private int tellDeductions(List<Event> events, int from) {
        int to = from;
        List<String> names = new ArrayList<>();
        while (to < events.size() && events.get(to).type() == Type.DEDUCE) {
            position.apply(events.get(to));
            names.add(name(events.get(to)));
            to++;
        }
        String rest = names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "";
        String shown = String.join(" ", names.subList(0, Math.min(NAMED, names.size())));
        lines.add(line(position.depth(), "follows", shown + rest));
        return to - 1;
    }

    private void tell(Event event) {
        if (event.type().isBacktrack()) {
            Optional<Event> taken = position.latest();
            int depth = position.depth();
            position.apply(event);
            trouble = position.trouble();
            lines.add(line(depth, "back", "from " + taken.map(this::name).orElse("nothing")));
            return;
        }
        position.apply(event);
        String verb = switch (event.type()) {
            case FOUND -> "found";
            case BRANCH -> "make";
            default -> "place";
        };
        lines.add(line(position.depth(), verb, name(event)) + newTrouble());
    }

    /** A clash or a dead end that was not there before. */
    private String newTrouble() {
        Optional<Contradiction> before = trouble;
        trouble = position.trouble();
        return trouble.filter(now -> !before.equals(trouble))
                .map(now -> "   (" + Sentences.of(recording.puzzle()).brief(now) + ")")
                .orElse("");
    }

    private void end() {
        Counts counts = recording.counts();
        long asked = recording.outcome().map(Outcome::placements).orElse(0L) - counts.decisions();
        if (asked > 0) {
            lines.add(say("  ... %,d placements by %s as an oracle are not shown", asked, recording.strategy()));
        }
        lines.add(say("%s: %s", recording.ending().how(), recording.ending().meaning()));
        recording.ending().fault().ifPresent(fault -> lines.add("wrong: " + fault.reason()));
        lines.add(say(
                "%,d placed, %,d taken back, %d deep at the most. %s",
                counts.decisions(), counts.backtracks(), recording.deepest(), LeftOut.text(recording)));
    }

    private static String line(int depth, String verb, String what) {
        return say("%3d %-7s %s", depth, verb, what);
    }

    private String name(Event event) {
        if (event.type() == Type.FOUND) {
            return "a complete grid";
        }
        if (event.cell() == Event.NONE) {
            return "a decision without a cell";
        }
        String first = put(event.cell(), event.digit());
        return event.isTile() ? first + "+" + put(event.other(), event.otherDigit()) : first;
    }

    private String put(int cell, int digit) {
        String name = recording.puzzle().kind().cellName(cell);
        return digit == 0 ? name : name + "=" + digit;
    }

    private static String say(String text, Object... words) {
        return String.format(Locale.ROOT, text, words);
    }
}
