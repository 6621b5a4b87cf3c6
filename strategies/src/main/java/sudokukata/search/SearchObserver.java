package sudokukata.search;

import sudokukata.puzzle.Solution;

/**
 * Watches one run. Replayed on the clues, its events never overwrite a filled cell, undo in reverse order, and stand
 * exactly at each found grid. An undo takes back the latest placement and all that was deduced since.
 */
public interface SearchObserver {

    /** A digit was placed in a cell. */
    default void placed(int cell, int digit) {}

    /** A domino was placed on two cells. */
    default void placed(int cell, int digit, int other, int otherDigit) {}

    /** The latest placement, in this cell, was taken back. */
    default void undone(int cell) {}

    /** The latest placement, of a domino on these cells, was taken back. */
    default void undone(int cell, int other) {}

    /** A decision was made that fills no cell. */
    default void branched() {}

    /** The latest decision, which filled no cell, was taken back. */
    default void unbranched() {}

    /** A digit follows without a choice from what stands. */
    default void deduced(int cell, int digit) {}

    /** A solution was handed over. */
    default void found(Solution solution) {}
}
