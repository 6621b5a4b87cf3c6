package sudokukata.strategy.propagation;

/**
 * Applies the five rules to a board until none has more to say. They all only take away what no solution has, so the
 * order changes nothing but the time: the cheap ones first, from the start again after each change. Rule 2 is cheap for
 * one digit, but after much change it has nine to look at, so it waits until rules 3 and 4 are done.
 */
final class Propagation {
    private Supports supports;
    private final DominoSingles dominoSingles = new DominoSingles();

    /** Says which domino has the fewest places, once the rules have nothing more to say. */
    DominoSingles dominoes() {
        return dominoSingles;
    }

    // docs:begin run
    /** Applies the rules; false means that the board has no solution. */
    boolean run(Board board) {
        while (true) {
            Effect effect = round(board);
            if (effect != Effect.CHANGED) {
                return effect == Effect.NONE;
            }
        }
    }
    // docs:end run

    /** Applies the rules in turn, up to the first that changes something. */
    private Effect round(Board board) {
        // docs:begin first
        if (!NakedSingles.apply(board)) {
            return Effect.CONTRADICTION;
        }
        Effect effect = Edges.apply(board);
        while (effect == Effect.CHANGED) {
            effect = Edges.apply(board);
        }
        if (effect == Effect.CONTRADICTION || board.free == 0) {
            return effect;
        }
        // docs:end first
        if (supports == null) {
            supports = new Supports(); // an easy puzzle needs none
        }
        // docs:begin then
        effect = supports.apply(board);
        if (effect == Effect.NONE) {
            effect = HiddenSingles.apply(board);
        }
        if (effect == Effect.NONE) {
            effect = dominoSingles.apply(board);
        }
        return effect;
        // docs:end then
    }
}
