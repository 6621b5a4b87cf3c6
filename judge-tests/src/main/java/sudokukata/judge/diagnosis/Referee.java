package sudokukata.judge.diagnosis;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/**
 * Replays a strategy's events on the clues and keeps the first one that is not true: a clue or a filled cell
 * overwritten, an undo out of order, a solution that is not what stands on the board, a placement after the word to
 * stop.
 */
public final class Referee implements SearchObserver {
    private final Puzzle puzzle;
    private final int wanted;
    private final int[] board;
    private final Deque<int[]> placements = new ArrayDeque<>();
    private final Deque<Deque<Integer>> deductions = new ArrayDeque<>();
    private final Set<Grid> found = new HashSet<>();
    private long events;
    private Fault fault;

    /**
     * @param puzzle the puzzle whose search is watched
     * @param wanted after how many solutions the search is to stop; a further tiling of a grid is no further solution
     */
    public Referee(Puzzle puzzle, int wanted) {
        this.puzzle = puzzle;
        this.wanted = wanted;
        this.board = puzzle.clues().toArray();
        deductions.push(new ArrayDeque<>());
    }

    /** The first event that was not true; empty if all were. */
    public Optional<Fault> fault() {
        return Optional.ofNullable(fault);
    }

    /** The board as the events have left it. */
    Grid board() {
        return Grid.of(board);
    }

    @Override
    public void on(Event event) {
        events++;
        switch (event.type()) {
            case PLACE, BRANCH -> place(event.cells(), event.digits());
            case UNDO, UNBRANCH -> takeBack(event.cells());
            case DEDUCE -> deduce(event.cell(), event.digit());
            case FOUND -> compare(event.solution().orElseThrow().grid());
        }
    }

    private void place(int[] cells, int[] digits) {
        if (found.size() >= wanted) {
            blame("went on after the word to stop: placed " + named(cells), cells);
        }
        for (int i = 0; i < cells.length; i++) {
            put(cells[i], digits[i], "placed");
        }
        placements.push(cells);
        deductions.push(new ArrayDeque<>());
    }

    private void deduce(int cell, int digit) {
        put(cell, digit, "deduced");
        deductions.element().push(cell);
    }

    private void put(int cell, int digit, String verb) {
        if (cell < 0 || cell >= Cells.COUNT || digit < 1 || digit > 9) {
            blame(verb + " digit " + digit + " in cell " + cell + "; cells are 0..80, digits 1..9");
        } else if (!puzzle.clues().isBlank(cell)) {
            blame(verb + " " + digit + " at " + name(cell) + " over the clue " + board[cell] + exchanged(cell), cell);
        } else if (board[cell] != 0) {
            blame(
                    verb + " " + digit + " at " + name(cell) + ", where " + board[cell]
                            + " stands: a placement was not taken back",
                    cell);
        }
        if (fault == null) {
            board[cell] = digit;
        }
    }

    private String exchanged(int cell) {
        int mirror = Cells.at(Cells.column(cell), Cells.row(cell));
        return board[mirror] == 0 ? "; " + name(mirror) + " is blank: are row and column exchanged?" : "";
    }

    private void takeBack(int[] cells) {
        if (placements.isEmpty()) {
            blame("took back " + named(cells) + ", but nothing was placed");
            return;
        }
        int[] latest = placements.pop();
        if (!Arrays.equals(latest, cells)) {
            blame("took back " + named(cells) + ", but the latest placement is " + named(latest), latest);
            return;
        }
        deductions.pop().forEach(cell -> board[cell] = 0);
        for (int cell : cells) {
            board[cell] = 0;
        }
    }

    private void compare(Grid grid) {
        found.add(grid);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (board[cell] != grid.digit(cell)) {
                blame(
                        "handed over a grid with " + grid.digit(cell) + " at " + name(cell) + ", where the events left "
                                + (board[cell] == 0 ? "a blank" : board[cell]),
                        cell);
                return;
            }
        }
    }

    private void blame(String what, int... cells) {
        if (fault == null) {
            Set<Integer> marked = cells.length == 0 ? Set.of() : Set.of(cells[0]);
            fault = new Fault(
                    Demand.EVENTS,
                    "event " + events + SourceLine.ofTheEvent() + ": " + what,
                    Optional.of(MarkedGrid.of(puzzle, Grid.of(board), marked)));
        }
    }

    private String named(int... cells) {
        return cells.length == 0 ? "a decision without a cell" : name(cells[0]);
    }

    private String name(int cell) {
        return cell < 0 || cell >= Cells.COUNT ? "cell " + cell : puzzle.kind().cellName(cell);
    }
}
