package sudokukata.lab.replay;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.List;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/**
 * Events as few bytes, in Base64. An undo takes back the latest, so it needs no cell. The page's script
 * {@code decode.js} reads what is written here.
 *
 * <pre>
 * 0..80     PLACE in this cell: digit
 * 81..161   DEDUCE in this cell + 81: digit
 * 162       PLACE a domino: cell, other, 16 * digit + other digit
 * 163..166  UNDO, BRANCH, UNBRANCH, FOUND
 * 167       an event that is wrong, and changes nothing: kind, cell, 16 * digit + other digit, other; 255 for no cell
 * </pre>
 */
final class Packed {
    private static final int DEDUCE = 81;
    private static final int TILE = 162;
    private static final int UNDO = 163;
    private static final int BRANCH = 164;
    private static final int UNBRANCH = 165;
    private static final int FOUND = 166;
    private static final int WRONG = 167;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private Packed() {}

    /** The events in order; the last one is wrong if that is said. */
    static String of(List<Event> events, boolean lastIsWrong) {
        Packed packed = new Packed();
        int right = events.size() - (lastIsWrong ? 1 : 0);
        events.subList(0, right).forEach(packed::add);
        events.subList(right, events.size()).forEach(packed::addWrong);
        return Base64.getEncoder().encodeToString(packed.bytes.toByteArray());
    }

    private void add(Event event) {
        switch (event.type()) {
            case PLACE -> place(event);
            case DEDUCE -> write(DEDUCE + event.cell(), event.digit());
            case UNDO -> write(UNDO);
            case BRANCH -> write(BRANCH);
            case UNBRANCH -> write(UNBRANCH);
            case FOUND -> write(FOUND);
        }
    }

    private void place(Event event) {
        if (event.isTile()) {
            write(TILE, event.cell(), event.other(), digits(event));
        } else {
            write(event.cell(), event.digit());
        }
    }

    private void addWrong(Event event) {
        Type kind = event.type();
        int cell = PackedEvent.cellBits(event.cell());
        write(WRONG, kind.ordinal(), cell, digits(event), PackedEvent.cellBits(event.other()));
    }

    private static int digits(Event event) {
        return event.digit() << 4 | event.otherDigit();
    }

    private void write(int... numbers) {
        for (int number : numbers) {
            bytes.write(number);
        }
    }
}
