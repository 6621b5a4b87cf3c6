package sudokukata.lab.replay;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Cells;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/** An event in one number: millions pass by, and a few are kept. What was handed over is not in it. */
final class PackedEvent {
    private static final int NO_CELL = 0xff;
    private static final List<Type> TYPES = List.of(Type.values());

    private PackedEvent() {}

    /** The number of an event; what is no cell becomes {@link Event#NONE}, what is no digit 0. */
    static int of(Event event) {
        return event.type().ordinal() << 24
                | cellBits(event.cell()) << 16
                | cellBits(event.other()) << 8
                | digitBits(event.digit()) << 4
                | digitBits(event.otherDigit());
    }

    static Type typeOf(int packed) {
        return TYPES.get(packed >> 24);
    }

    static Event unpack(int packed) {
        return new Event(
                typeOf(packed),
                toCell(packed >> 16),
                packed >> 4 & 0xf,
                toCell(packed >> 8),
                packed & 0xf,
                Optional.empty());
    }

    /** The number of a cell; 255 for what is none. */
    static int cellBits(int cell) {
        return cell < 0 || cell >= Cells.COUNT ? NO_CELL : cell;
    }

    private static int digitBits(int digit) {
        return digit < 1 || digit > 9 ? 0 : digit;
    }

    private static int toCell(int bits) {
        return (bits & NO_CELL) == NO_CELL ? Event.NONE : bits & NO_CELL;
    }
}
