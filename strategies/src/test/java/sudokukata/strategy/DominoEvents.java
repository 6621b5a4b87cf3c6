package sudokukata.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/**
 * Replays what a strategy reports and holds it to its word: no cell filled twice, undone in reverse, true when found.
 */
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
    public void on(Event event) {
        switch (event.type()) {
            case PLACE -> place(event);
            case BRANCH -> {
                decide(List.of());
                branches++;
            }
            case UNDO, UNBRANCH -> takeBack(cells(event));
            case DEDUCE -> {
                fill(event.cell(), event.digit());
                decisions.element().deduced().add(event.cell());
            }
            case FOUND -> assertThat(event.solution()).map(Solution::grid).contains(Grid.of(board));
        }
    }

    private void place(Event event) {
        if (event.isTile()) {
            assertThat(Cells.areAdjacent(event.cell(), event.other())).isTrue();
        }
        List<Integer> cells = cells(event);
        decide(cells);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            fill(cells.get(i), event.digits()[i]);
            words.add(Cells.name(cells.get(i)) + "=" + event.digits()[i]);
        }
        placements.add(String.join(" ", words));
    }

    private static List<Integer> cells(Event event) {
        return IntStream.of(event.cells()).boxed().toList();
    }

    private void fill(int cell, int digit) {
        assertThat(board[cell]).as("what %s held before", Cells.name(cell)).isZero();
        board[cell] = digit;
    }

    private void takeBack(List<Integer> cells) {
        assertThat(decisions.size()).as("open decisions, and the clues").isGreaterThan(1);
        Decision latest = decisions.pop();
        assertThat(cells).isEqualTo(latest.cells());
        latest.cells().forEach(cell -> board[cell] = 0);
        latest.deduced().forEach(cell -> board[cell] = 0);
    }
}
