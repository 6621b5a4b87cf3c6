package sudokukata.lab.replay;

import java.util.ArrayList;
import java.util.List;
import sudokukata.puzzle.Grid;
import sudokukata.search.Event;

/** What stands after some events, by the plainest reading of the contract: the tests' own opinion. */
final class Board {
    private final List<Event> standing = new ArrayList<>();

    Board(List<Event> standing) {
        this.standing.addAll(standing);
    }

    Board after(List<Event> events) {
        events.forEach(this::apply);
        return this;
    }

    private void apply(Event event) {
        if (event.type().isBacktrack()) {
            int latest = standing.size() - 1;
            while (!standing.get(latest).type().isDecision()) {
                latest--;
            }
            standing.subList(latest, standing.size()).clear();
        } else if (event.type() != Event.Type.FOUND) {
            standing.add(event);
        }
    }

    List<Event> standing() {
        return standing;
    }

    Grid on(Grid clues) {
        int[] digits = clues.toArray();
        for (Event event : standing) {
            if (event.cell() != Event.NONE) {
                digits[event.cell()] = event.digit();
            }
            if (event.isTile()) {
                digits[event.other()] = event.otherDigit();
            }
        }
        return Grid.of(digits);
    }
}
