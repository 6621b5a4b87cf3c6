package sudokukata.strategy;

import java.util.ArrayDeque;
import java.util.Deque;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.SearchObserver;

/** Replays the events of a run on the clues, and throws at the first one that is not true. */
public final class Replay implements SearchObserver {
    private final int[] board;
    private final Deque<Integer> latest = new ArrayDeque<>();

    public Replay(Puzzle puzzle) {
        board = puzzle.clues().toArray();
    }

    @Override
    public void placed(int cell, int digit) {
        require(board[cell] == 0, "a filled cell is overwritten: " + Cells.name(cell));
        board[cell] = digit;
        latest.push(cell);
    }

    @Override
    public void placed(int cell, int digit, int other, int otherDigit) {
        require(Cells.areAdjacent(cell, other), "the halves are apart: " + Cells.name(cell) + Cells.name(other));
        placed(cell, digit);
        placed(other, otherDigit);
    }

    @Override
    public void undone(int cell) {
        require(latest.pop() == cell, "not the latest placement: " + Cells.name(cell));
        board[cell] = 0;
    }

    @Override
    public void undone(int cell, int other) {
        undone(other);
        undone(cell);
    }

    @Override
    public void found(Solution solution) {
        require(solution.grid().equals(Grid.of(board)), "the grid handed over is not what stands");
    }

    private static void require(boolean isTrue, String otherwise) {
        if (!isTrue) {
            throw new AssertionError(otherwise);
        }
    }
}
