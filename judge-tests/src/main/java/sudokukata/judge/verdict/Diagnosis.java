package sudokukata.judge.verdict;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.SearchObserver;

/**
 * Watches a search that is known to fail, with the answer in hand, and finds where it goes wrong: the first event that
 * is not true, or the first time that a board which leads to the answer is given up, or a placement that breaks a rule.
 */
public final class Diagnosis implements SearchObserver {
    private final Puzzle puzzle;
    private final Grid answer;
    private final Referee referee;
    private final Deque<Step> path = new ArrayDeque<>();
    private final List<Step> undone = new ArrayList<>();
    private Fault fault;
    private Fault clash;
    private boolean found;

    /** A decision on the way down: its cells and digits, whether the board is right with it, and what was tried below. */
    private record Step(int[] cells, int[] digits, boolean right, List<Step> tried) {}

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
     * What was seen; empty if nothing tells.
     *
     * @param ended whether the search ended by itself, and was not cut off
     */
    public Optional<Fault> conclude(boolean ended) {
        if (!ended || over()) {
            return referee.fault().or(() -> Optional.ofNullable(fault)).or(() -> Optional.ofNullable(clash));
        }
        if (path.size() == 1) {
            giveUp(path.pop());
        } else {
            notTakenBack(path.element());
        }
        return Optional.ofNullable(fault);
    }

    @Override
    public void placed(int cell, int digit) {
        referee.placed(cell, digit);
        descend(new int[] {cell}, new int[] {digit});
    }

    @Override
    public void placed(int cell, int digit, int other, int otherDigit) {
        referee.placed(cell, digit, other, otherDigit);
        descend(new int[] {cell, other}, new int[] {digit, otherDigit});
    }

    @Override
    public void branched() {
        referee.branched();
        // A decision without a cell says nothing about the answer: from here on there is nothing to compare.
        descend(new int[] {0}, new int[] {0});
    }

    @Override
    public void deduced(int cell, int digit) {
        referee.deduced(cell, digit);
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
    }

    /** A placement that breaks a rule may be taken back later, so it is told only if nothing else tells. */
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
                            GridRules.marked(puzzle, board, Set.of(found.first(), found.second()))))
                    .orElse(null);
        }
    }

    /** For a Sudominoku right digits are not enough: the tiles laid so far must leave a tiling of the answer. */
    private boolean canStillBeLaid(int[] cells, int[] digits) {
        if (!(puzzle instanceof Sudomino sudomino)) {
            return true;
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

    @Override
    public void undone(int cell) {
        referee.undone(cell);
        ascend();
    }

    @Override
    public void undone(int cell, int other) {
        referee.undone(cell, other);
        ascend();
    }

    @Override
    public void unbranched() {
        referee.unbranched();
        ascend();
    }

    private void ascend() {
        if (over()) {
            return;
        }
        Step given = path.pop();
        undone.add(given);
        if (given.right) {
            path.push(given);
            giveUp(given);
        }
    }

    @Override
    public void found(Solution solution) {
        referee.found(solution);
        found = true;
    }

    private boolean over() {
        return found || fault != null || referee.fault().isPresent();
    }

    private void giveUp(Step step) {
        Grid board = board();
        String reason;
        int cell;
        if (board.isComplete()) {
            fault = new Fault(
                    Demand.ANSWERED,
                    "no blank is left, but the grid was not handed over",
                    Optional.of(GridRules.marked(puzzle, board, Set.of())));
            return;
        }
        if (step.tried.isEmpty()) {
            cell = firstBlank(board);
            reason = "a board that leads to the answer is given up: nothing was tried in any blank, though "
                    + name(cell) + " can be " + candidates(board, cell);
        } else {
            cell = step.tried.get(0).cells[0];
            reason = "a board that leads to the answer is given up: at " + name(cell) + " it tried " + tried(step)
                    + ", but never " + missed(cell);
        }
        fault = new Fault(
                Demand.GIVEN_UP, reason + whyRefused(cell), Optional.of(GridRules.marked(puzzle, board, Set.of(cell))));
    }

    /** What the events tell about why the right digit is refused: a mark that stayed, a clue's mark, a loop's end. */
    private String whyRefused(int cell) {
        int digit = answer.digit(cell);
        for (Step step : undone) {
            for (int i = 0; i < step.cells.length; i++) {
                if (step.digits[i] == digit && Cells.arePeers(step.cells[i], cell)) {
                    return "; " + digit + " stood at " + name(step.cells[i])
                            + " and was taken back: is it still marked as used?";
                }
            }
        }
        if (undone.isEmpty()) {
            return "; nothing was taken back before, so a clue's mark refuses it, or an index is wrong";
        }
        return "; " + digit
                + " was not tried in a peer of it before: where does the loop end, and which index is used?";
    }

    private void notTakenBack(Step latest) {
        int cell = latest.cells[0];
        String reason = "the search ended with placements that were not taken back, the latest at " + name(cell);
        fault = new Fault(Demand.EVENTS, reason, Optional.of(GridRules.marked(puzzle, board(), Set.of(cell))));
    }

    private String missed(int cell) {
        return puzzle instanceof Sudomino
                ? "one that leads to the answer, which has " + answer.digit(cell) + " there"
                : answer.digit(cell) + ", which no cell of its row, column or box holds";
    }

    private String tried(Step step) {
        if (puzzle instanceof Sudomino) {
            return step.tried.size() == 1 ? "one tile" : step.tried.size() + " tiles";
        }
        return step.tried.stream()
                .map(child -> Integer.toString(child.digits[0]))
                .collect(Collectors.joining(", "));
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

    private static String candidates(Grid board, int cell) {
        return IntStream.rangeClosed(1, 9)
                .filter(digit -> IntStream.range(0, Cells.COUNT)
                        .noneMatch(peer -> Cells.arePeers(cell, peer) && board.digit(peer) == digit))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
    }

    private String name(int cell) {
        return GridRules.name(puzzle, cell);
    }
}
