package sudokukata.strategy.propagation;

/**
 * Rule 5: a free domino with no place is a contradiction; one with a single place is laid there. The counts also tell
 * which domino to branch on.
 */
final class DominoSingles {
    private int fewest;
    private int smaller;
    private int larger;

    /** The number of places of the domino with the fewest, as of the last time that the rule had nothing to say. */
    int fewest() {
        return fewest;
    }

    /** The smaller digit of that domino; on ties of the first one. */
    int smaller() {
        return smaller;
    }

    /** The larger digit of that domino. */
    int larger() {
        return larger;
    }

    /** Applies the rule once to each free domino. */
    Effect apply(Board board) {
        Places places = board.places();
        boolean laid = false;
        fewest = Integer.MAX_VALUE;
        for (int v = 0; v < 8; v++) {
            for (int left = board.partners[v] >> v + 1; left != 0; left &= left - 1) {
                int w = v + 1 + Integer.numberOfTrailingZeros(left);
                // docs:begin place
                int count = places.look(board, v, w);
                if (count == 0) {
                    return Effect.CONTRADICTION;
                }
                if (count == 1) {
                    int word = places.only();
                    board.lay(places, word, places.edges(word));
                    laid = true;
                } else if (count < fewest) {
                    fewest = count;
                    smaller = v;
                    larger = w;
                }
                // docs:end place
            }
        }
        return laid ? Effect.CHANGED : Effect.NONE;
    }
}
