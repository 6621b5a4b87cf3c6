package sudokukata.judge.diagnosis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Unit;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/**
 * What a search took back, and which kinds of mark it was seen to free: a digit placed again in a unit where it had
 * stood, a domino laid again, a second half filled again. What was never used again may still be marked as used.
 */
final class TakenBack {
    private final Map<Use, Integer> used = new HashMap<>();
    private final Set<Kind> freed = new HashSet<>();
    private final Set<Integer> digits = new HashSet<>();
    private boolean across;
    private boolean down;

    /** What a placement uses up, until it is taken back. */
    enum Kind {
        ROW,
        COLUMN,
        BOX,
        DOMINO,
        SECOND_HALF;

        static Kind of(Unit unit) {
            return switch (unit.type()) {
                case ROW -> ROW;
                case COLUMN -> COLUMN;
                case BOX -> BOX;
            };
        }
    }

    /** One such thing: a digit in a unit, a domino, a cell as the other half of a tile. */
    private record Use(Kind kind, Object what, int digit) {}

    /** Takes note of a placement of one cell, or of a tile's two. */
    void placed(int[] cells, int[] placed) {
        for (int digit : placed) {
            digits.add(digit);
        }
        for (Use use : uses(cells, placed)) {
            if (isElsewhere(use, cells[0])) {
                freed.add(use.kind);
            }
        }
        if (cells.length == 2 && used.containsKey(secondHalf(cells[0]))) {
            freed.add(Kind.SECOND_HALF);
        }
        down |= cells.length == 2 && Math.abs(cells[0] - cells[1]) == 9;
        across |= cells.length == 2 && Math.abs(cells[0] - cells[1]) == 1;
    }

    /**
     * Laying a tile turned round on the same cell does not test its mark, so it does not show that the mark was
     * cleared.
     */
    private boolean isElsewhere(Use use, int cell) {
        return used.containsKey(use) && (use.kind != Kind.DOMINO || used.get(use) != cell);
    }

    /** Takes note that a placement was taken back. */
    void undone(int[] cells, int[] placed) {
        uses(cells, placed).forEach(use -> used.put(use, cells[0]));
    }

    /**
     * Watches a search for what it shows of this: which kinds of mark are freed, which digits and directions are
     * tried.
     */
    SearchObserver witness() {
        TakenBack own = new TakenBack();
        Deque<Event> path = new ArrayDeque<>();
        return event -> {
            if (event.type() == Event.Type.PLACE) {
                path.push(event);
                own.placed(event.cells(), event.digits());
                learn(own);
            } else if (event.type() == Event.Type.UNDO && !path.isEmpty()) {
                Event latest = path.pop();
                own.undone(latest.cells(), latest.digits());
            }
        };
    }

    private void learn(TakenBack other) {
        freed.addAll(other.freed);
        digits.addAll(other.digits);
        across |= other.across;
        down |= other.down;
    }

    private static List<Use> uses(int[] cells, int[] digits) {
        List<Use> uses = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            for (Unit unit : unitsOf(cells[i])) {
                uses.add(new Use(Kind.of(unit), unit, digits[i]));
            }
        }
        if (cells.length == 2 && digits[0] != digits[1]) {
            uses.add(new Use(Kind.DOMINO, Domino.of(digits[0], digits[1]), 0));
            uses.add(secondHalf(cells[1]));
        }
        return uses;
    }

    private static Use secondHalf(int cell) {
        return new Use(Kind.SECOND_HALF, cell, 0);
    }

    private static List<Unit> unitsOf(int cell) {
        return Unit.of(cell);
    }

    /** Whether nothing was ever taken back. */
    boolean isEmpty() {
        return used.isEmpty();
    }

    /** Whether a digit was never tried, anywhere, though others were. */
    boolean neverTried(int digit) {
        return !digits.isEmpty() && !digits.contains(digit);
    }

    /** Whether tiles were laid, but none in this direction. */
    boolean neverLaid(boolean downwards) {
        return downwards ? across && !down : down && !across;
    }

    /** Where a digit stood and was taken back, such that it may still be marked in the row, column or box of a cell. */
    List<Suspect> suspects(int cell, int digit) {
        return unitsOf(cell).stream()
                .map(unit -> new Use(Kind.of(unit), unit, digit))
                .filter(this::isSuspect)
                .map(use -> new Suspect(use.what.toString(), used.get(use)))
                .toList();
    }

    /** The units of a cell in which a digit stood and was taken back, of a kind that is seen to be freed. */
    List<String> cleared(int cell, int digit) {
        return unitsOf(cell).stream()
                .map(unit -> new Use(Kind.of(unit), unit, digit))
                .filter(use -> used.containsKey(use) && freed.contains(use.kind))
                .map(use -> use.what.toString())
                .toList();
    }

    /** Whether this domino was taken back, and no domino was ever laid again. */
    boolean isSuspect(Domino domino) {
        return isSuspect(new Use(Kind.DOMINO, domino, 0));
    }

    /** Whether this cell was the second half of a tile that was taken back, and no such cell was ever filled again. */
    boolean isSuspect(int cell) {
        return isSuspect(secondHalf(cell));
    }

    private boolean isSuspect(Use use) {
        return used.containsKey(use) && !freed.contains(use.kind);
    }

    /**
     * A mark that may have stayed.
     *
     * @param unit the name of the unit
     * @param cell where the digit stood
     */
    record Suspect(String unit, int cell) {}
}
