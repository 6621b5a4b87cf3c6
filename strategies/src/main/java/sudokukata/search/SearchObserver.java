package sudokukata.search;

/**
 * Watches one run. Replayed on the clues, its events never overwrite a filled cell, undo in reverse order, and stand
 * exactly at each found grid. An undo takes back the latest placement and all that was deduced since.
 */
@FunctionalInterface
public interface SearchObserver {
    /** Nobody watches: a run with this observer makes no events. */
    SearchObserver NOBODY = event -> {};

    /** The strategy reported something. Called on its thread, before its call returns. */
    void on(Event event);
}
