package sudokukata.lab.replay;

import java.util.Locale;

/** Says plainly how much of a search is kept and how much is not. */
public final class LeftOut {

    private LeftOut() {}

    /** One or two sentences, such as {@code All 374 events are kept; nothing is left out.} */
    public static String text(Recording recording) {
        long events = recording.counts().events();
        if (events == 0) {
            return "Nothing was reported: there is no event to show.";
        }
        if (recording.leftOut() == 0) {
            return events == 1
                    ? "The only event is kept."
                    : say("All %,d events are kept; nothing is left out.", events);
        }
        int stretches = recording.stretches().size();
        Segment first = recording.stretches().get(0);
        Segment last = recording.stretches().get(stretches - 1);
        long between = recording.kept() - first.events().size() - last.events().size();
        return say(
                "%,d of %,d events are kept: the first %,d, the last %,d%s. %,d are left out; the counts are of all.",
                recording.kept(),
                events,
                first.events().size(),
                last.events().size(),
                between == 0
                        ? ""
                        : say(
                                ", and %,d in %s between",
                                between, stretches == 3 ? "1 stretch" : stretches - 2 + " stretches"),
                recording.leftOut());
    }

    private static String say(String text, Object... words) {
        return String.format(Locale.ROOT, text, words);
    }
}
