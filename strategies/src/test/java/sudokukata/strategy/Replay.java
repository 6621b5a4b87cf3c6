package sudokukata.strategy;

import java.util.ArrayDeque;
import java.util.Deque;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/** Replays the events of a run on the clues, and throws at the first one that is not true. */
public final class Replay implements SearchObserver {
    private final int[] board;
    private final Deque<Integer> latest = new ArrayDeque<>();

    public Replay(Puzzle puzzle) {
        board = puzzle.clues().toArray();
    }

    @Override
    public void on(Event event) {
        switch (event.type()) {
            case PLACE -> place(event);
            case UNDO -> undo(event);
            case FOUND ->
                require(
                        event.solution().orElseThrow().grid().equals(Grid.of(board)),
                        "the grid handed over is not what stands");
            default -> throw new AssertionError("a plain search places, undoes and hands over: " + event);
        }
    }

    private void place(Event event) {
        require(
                !event.isTile() || Cells.areAdjacent(event.cell(), event.other()),
                "the halves are apart: " + Cells.name(event.cell()));
        for (int i = 0; i < event.cells().length; i++) {
            place(event.cells()[i], event.digits()[i]);
        }
    }

    private void place(int cell, int digit) {
        require(board[cell] == 0, "a filled cell is overwritten: " + Cells.name(cell));
        board[cell] = digit;
        latest.push(cell);
    }

    private void undo(Event event) {
        for (int i = event.cells().length - 1; i >= 0; i--) {
            int cell = event.cells()[i];
            require(latest.pop() == cell, "not the latest placement: " + Cells.name(cell));
            board[cell] = 0;
        }
    }

    private static void require(boolean isTrue, String otherwise) {
        if (!isTrue) {
            throw new AssertionError(otherwise);
        }
    }
}
