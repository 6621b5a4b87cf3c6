package sudokukata.lab.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/**
 * What stands at a moment of a recording: the clues and the events that were not taken back. For one thread; the events
 * must be true.
 */
public final class Position {
    private final Puzzle puzzle;
    private final List<Event> standing;

    /**
     * @param puzzle whose clues are the ground
     * @param standing what stands on them, oldest first, as a {@link Segment} has it
     */
    public Position(Puzzle puzzle, List<Event> standing) {
        this.puzzle = puzzle;
        this.standing = new ArrayList<>(standing);
    }

    /** Goes one event further; a step back with nothing to take back changes nothing. */
    public void apply(Event event) {
        if (event.type().isBacktrack()) {
            latest().ifPresent(decision -> standing.subList(standing.lastIndexOf(decision), standing.size())
                    .clear());
        } else if (event.type() != Type.FOUND) {
            standing.add(event);
        }
    }

    /** All that stands, oldest first: decisions, and what was deduced from them. */
    public List<Event> standing() {
        return List.copyOf(standing);
    }

    /** The decisions that stand, oldest first: the recursion stack. */
    public List<Event> decisions() {
        return standing.stream().filter(event -> event.type().isDecision()).toList();
    }

    /** The decision that would be taken back next; empty if none stands. */
    public Optional<Event> latest() {
        for (int k = standing.size() - 1; k >= 0; k--) {
            if (standing.get(k).type().isDecision()) {
                return Optional.of(standing.get(k));
            }
        }
        return Optional.empty();
    }

    /** How many decisions stand. */
    public int depth() {
        return decisions().size();
    }

    /** The clues, and the digits that stand on them. */
    public Grid board() {
        int[] digits = puzzle.clues().toArray();
        for (Event event : standing) {
            put(digits, event.cell(), event.digit());
            put(digits, event.other(), event.otherDigit());
        }
        return Grid.of(digits);
    }

    private static void put(int[] digits, int cell, int digit) {
        if (cell != Event.NONE) {
            digits[cell] = digit;
        }
    }

    /** A clash, or else a dead end, that shows at a glance; empty if none does. */
    public Optional<Contradiction> trouble() {
        return Contradiction.in(board());
    }
}
