package sudokukata.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.SearchObserver;

/** Replays what a strategy reports and holds it to its word: no cell filled twice, undone in reverse, true when found. */
public final class DominoEvents implements SearchObserver {
    private final int[] board;
    private final Deque<Decision> decisions = new ArrayDeque<>();
    private final List<String> placements = new ArrayList<>();
    private int branches;

    /** A decision that stands: the cells that it filled, and those that were deduced since. */
    private record Decision(List<Integer> cells, List<Integer> deduced) {}

    public DominoEvents(Sudomino puzzle) {
        board = puzzle.clues().toArray();
        decide(List.of()); // the clues themselves
    }

    private void decide(List<Integer> cells) {
        decisions.push(new Decision(cells, new ArrayList<>()));
    }

    /** All placements in order, such as {@code r1c1=5 r1c2=7}. */
    public List<String> placements() {
        return placements;
    }

    /** How many decisions were made: the count of the search. */
    public long decisions() {
        return placements.size() + branches;
    }

    @Override
    public void placed(int cell, int digit) {
        decide(List.of(cell));
        fill(cell, digit);
        placements.add(Cells.name(cell) + "=" + digit);
    }

    @Override
    public void placed(int cell, int digit, int other, int otherDigit) {
        assertThat(Cells.areAdjacent(cell, other)).isTrue();
        decide(List.of(cell, other));
        fill(cell, digit);
        fill(other, otherDigit);
        placements.add(Cells.name(cell) + "=" + digit + " " + Cells.name(other) + "=" + otherDigit);
    }

    @Override
    public void branched() {
        decide(List.of());
        branches++;
    }

    @Override
    public void deduced(int cell, int digit) {
        fill(cell, digit);
        decisions.element().deduced().add(cell);
    }

    private void fill(int cell, int digit) {
        assertThat(board[cell]).as("what %s held before", Cells.name(cell)).isZero();
        board[cell] = digit;
    }

    @Override
    public void undone(int cell) {
        takeBack(List.of(cell));
    }

    @Override
    public void undone(int cell, int other) {
        takeBack(List.of(cell, other));
    }

    @Override
    public void unbranched() {
        takeBack(List.of());
    }

    private void takeBack(List<Integer> cells) {
        assertThat(decisions.size()).as("open decisions, and the clues").isGreaterThan(1);
        Decision latest = decisions.pop();
        assertThat(cells).isEqualTo(latest.cells());
        latest.cells().forEach(cell -> board[cell] = 0);
        latest.deduced().forEach(cell -> board[cell] = 0);
    }

    @Override
    public void found(Solution solution) {
        assertThat(solution.grid()).isEqualTo(Grid.of(board));
    }
}
