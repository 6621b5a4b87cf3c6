package sudokukata.judge.diagnosis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.check.Tiler;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.Event;
import sudokukata.search.Limits;
import sudokukata.search.SearchObserver;

/**
 * Watches a search that is known to fail, with the answer in hand, and finds where it goes wrong: the first event that
 * is not true, or the first time that a board which leads to the answer is given up, or a placement that breaks a rule.
 */
public final class Diagnosis implements SearchObserver {
    /** Where a search goes wrong shows early, or never; with the answer in hand each placement costs more. */
    public static final Limits LIMITS = Limits.firstWithin(200_000);

    /** What is said of a search that ended too early, if nothing more can be said. */
    public static final String NOTHING_FOUND = "the search ended without a solution, but there is one";

    private final Puzzle puzzle;
    private final Grid answer;
    private final Referee referee;
    private final Deque<Step> path = new ArrayDeque<>();
    private final TakenBack takenBack = new TakenBack();
    private Fault fault;
    private GivenUp givenUp;
    private Fault clash;
    private boolean found;

    /**
     * A decision on the way down: its cells and digits, whether the board is right with it, and what was tried below.
     */
    private record Step(int[] cells, int[] digits, boolean right, List<Step> tried) {

        boolean isPlacement() {
            return digits[0] > 0;
        }
    }

    /**
     * @param puzzle the puzzle on which the search fails
     * @param answer its solution
     */
    public Diagnosis(Puzzle puzzle, Grid answer) {
        this.puzzle = puzzle;
        this.answer = answer;
        this.referee = new Referee(puzzle, 1);
        path.push(new Step(new int[0], new int[0], true, new ArrayList<>()));
    }

    /**
     * The search is over.
     *
     * @param ended whether it ended by itself, and was not cut off
     */
    public void close(boolean ended) {
        if (over() || settled() || !ended) {
            return;
        }
        if (path.size() == 1) {
            giveUp(path.element());
        } else {
            notTakenBack(path.element());
        }
    }

    /**
     * Whether several marks are under suspicion. Another search, on a board with more room, may show some of them
     * to be freed; {@link #witness} watches it.
     */
    public boolean isUndecided() {
        return referee.fault().isEmpty() && givenUp != null;
    }

    /** What was seen; empty if nothing tells. */
    public Optional<Fault> fault() {
        return referee.fault()
                .or(() -> Optional.ofNullable(fault))
                .or(() -> Optional.ofNullable(givenUp).map(board -> board.fault(takenBack)))
                .or(() -> Optional.ofNullable(clash));
    }

    @Override
    public void on(Event event) {
        referee.on(event);
        switch (event.type()) {
            case PLACE -> descend(event.cells(), event.digits());
            // A decision without a cell says nothing about the answer: from here on there is nothing to compare.
            case BRANCH -> descend(new int[] {0}, new int[] {0});
            case UNDO, UNBRANCH -> ascend();
            case FOUND -> found = true;
            case DEDUCE -> {}
        }
    }

    /** Watches a search on another puzzle, only for what it takes back and uses again. */
    public SearchObserver witness() {
        return takenBack.witness();
    }

    private void descend(int[] cells, int[] digits) {
        if (over()) {
            return;
        }
        noteClash(cells);
        Step parent = path.element();
        boolean right = parent.right
                && IntStream.range(0, cells.length).allMatch(i -> answer.digit(cells[i]) == digits[i])
                && canStillBeLaid(cells, digits);
        Step step = new Step(cells, digits, right, new ArrayList<>());
        if (parent.right) {
            parent.tried.add(step);
        }
        path.push(step);
        if (step.isPlacement()) {
            takenBack.placed(cells, digits);
        }
    }

    /**
     * A placement that breaks a rule may be taken back later, so it is reported only if there is no better
     * explanation.
     */
    private void noteClash(int[] cells) {
        if (clash == null) {
            Grid board = referee.board();
            clash = Clash.in(board)
                    .map(found -> Fault.of(
                            found.unit().rule(),
                            "placed " + board.digit(cells[0]) + " at " + name(cells[0])
                                    + (cells.length == 2
                                            ? " and " + board.digit(cells[1]) + " at " + name(cells[1])
                                            : "")
                                    + ", though then " + found.unit() + " has " + found.digit() + " twice, at "
                                    + name(found.first()) + " and " + name(found.second()),
                            MarkedGrid.of(puzzle, board, Set.of(found.first(), found.second()))))
                    .orElse(null);
        }
    }

    /** For a Sudominoku right digits are not enough: the tiles laid so far must leave a tiling of the answer. */
    private boolean canStillBeLaid(int[] cells, int[] digits) {
        return puzzle.match(sudoku -> true, sudomino -> canStillBeLaid(sudomino, cells, digits));
    }

    private boolean canStillBeLaid(Sudomino sudomino, int[] cells, int[] digits) {
        if (!Cells.areAdjacent(cells[0], cells[1])) {
            return false;
        }
        List<Tile> tiles = new ArrayList<>(sudomino.tiles());
        path.stream()
                .filter(step -> step.cells.length == 2)
                .map(Diagnosis::tile)
                .forEach(tiles::add);
        tiles.add(new Tile(cells[0], digits[0], cells[1], digits[1]));
        return Tiler.canLay(new Sudomino(tiles, sudomino.singles()), answer);
    }

    private static Tile tile(Step step) {
        return new Tile(step.cells[0], step.digits[0], step.cells[1], step.digits[1]);
    }

    private void ascend() {
        if (over()) {
            return;
        }
        Step step = path.element();
        if (step.right && !settled()) {
            giveUp(step);
        }
        path.pop();
        if (step.isPlacement()) {
            takenBack.undone(step.cells, step.digits);
        }
    }

    /** After a grid that was handed over, or an event that is not true, nothing more can be compared. */
    private boolean over() {
        return found || referee.fault().isPresent();
    }

    /** The first thing that went wrong is told; what follows is watched only for what it says about the marks. */
    private boolean settled() {
        return fault != null || givenUp != null;
    }

    private void giveUp(Step step) {
        Grid board = board();
        if (board.isComplete()) {
            fault = new Fault(
                    Demand.FULL,
                    "no blank is left, but the grid was not handed over",
                    Optional.of(MarkedGrid.of(puzzle, board, Set.of())));
            return;
        }
        int cell = step.tried.isEmpty() ? firstBlank(board) : step.tried.get(0).cells[0];
        List<Integer> tried = step.tried.stream().map(child -> child.digits[0]).toList();
        givenUp = new GivenUp(puzzle, board, tried, cell, answer.digit(cell), rightTile(board, cell));
    }

    /** The tile that belongs on a blank, with its digits from the answer; none for a sudoku. */
    private Optional<Tile> rightTile(Grid board, int cell) {
        return puzzle.match(sudoku -> Optional.empty(), sudomino -> rightTile(sudomino, board, cell));
    }

    private Optional<Tile> rightTile(Sudomino sudomino, Grid board, int cell) {
        return IntStream.of(cell + 1, cell + 9, cell - 1, cell - 9)
                .filter(other -> other >= 0 && other < Cells.COUNT && board.isBlank(other))
                .filter(other -> canStillBeLaid(
                        sudomino, new int[] {cell, other}, new int[] {answer.digit(cell), answer.digit(other)}))
                .mapToObj(other -> new Tile(cell, answer.digit(cell), other, answer.digit(other)))
                .findFirst();
    }

    private void notTakenBack(Step latest) {
        int cell = latest.cells[0];
        String reason = "the search ended with placements that were not taken back, the latest at " + name(cell)
                + (takenBack.isEmpty()
                        ? "; not one undo came in the whole search: is anything undone when the call below has failed?"
                        : "");
        fault = new Fault(Demand.EVENTS, reason, Optional.of(MarkedGrid.of(puzzle, referee.board(), Set.of(cell))));
    }

    private Grid board() {
        int[] digits = puzzle.clues().toArray();
        for (Step step : path) {
            for (int i = 0; i < step.cells.length; i++) {
                digits[step.cells[i]] = step.digits[i];
            }
        }
        return Grid.of(digits);
    }

    private static int firstBlank(Grid board) {
        return IntStream.range(0, Cells.COUNT)
                .filter(board::isBlank)
                .findFirst()
                .orElse(0);
    }

    private String name(int cell) {
        return puzzle.kind().cellName(cell);
    }
}
