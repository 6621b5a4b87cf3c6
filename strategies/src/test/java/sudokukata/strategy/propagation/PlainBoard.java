package sudokukata.strategy.propagation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Sudomino;

/** What a {@link Board} holds, in sets: what the plain definitions of the rules are written in. Digits are 0..8. */
final class PlainBoard {
    /** An open edge: its left or upper cell and the other one. */
    record Edge(int cell, int other) {
        boolean touches(int end) {
            return cell == end || other == end;
        }
    }

    final List<Set<Integer>> digits = new ArrayList<>();
    final Set<Edge> edges = new HashSet<>();
    final Set<Domino> free = new HashSet<>();
    final Set<Integer> laid = new TreeSet<>();
    final Set<Integer> known = new TreeSet<>();

    static PlainBoard of(Board board) {
        PlainBoard plain = new PlainBoard();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int c = cell;
            plain.digits.add(setOf(v -> board.canHold(c, v)));
            if (isIn(board.acrossUpper, board.acrossLower, cell)) {
                plain.edges.add(new Edge(cell, cell + 1));
            }
            if (isIn(board.downUpper, board.downLower, cell)) {
                plain.edges.add(new Edge(cell, cell + 9));
            }
            if (isIn(board.laidUpper, board.laidLower, cell)) {
                plain.laid.add(cell);
            }
            if (board.isKnown(cell)) {
                plain.known.add(cell);
            }
        }
        for (Domino domino : Domino.all()) {
            if (board.isFree(domino.low() - 1, domino.high() - 1)) {
                plain.free.add(domino);
            }
        }
        return plain;
    }

    private static boolean isIn(long upper, long lower, int cell) {
        return (upper & Words.upperBit(cell) | lower & Words.lowerBit(cell)) != 0;
    }

    private static Set<Integer> setOf(IntPredicate condition) {
        Set<Integer> set = new TreeSet<>();
        IntStream.range(0, 9).filter(condition).forEach(set::add);
        return set;
    }

    /**
     * A board on which more than the clues is struck off and closed, at random: rules meet what a search may show
     * them.
     */
    static Board randomBoard(Sudomino puzzle, Random random) {
        Board board = new Board(puzzle.clues().toArray(), new int[Cells.COUNT]);
        board.take(puzzle.tiles());
        board.setOut();
        int strikes = random.nextInt(100);
        for (int i = 0; i < strikes; i++) {
            int cell = random.nextInt(Cells.COUNT);
            int v = random.nextInt(9);
            if (!board.isKnown(cell) && setOf(w -> board.canHold(cell, w)).size() > 1) {
                board.upper[v] &= ~Words.upperBit(cell);
                board.lower[v] &= ~Words.lowerBit(cell);
            }
        }
        for (int i = random.nextInt(8); i > 0; i--) {
            int cell = random.nextInt(Cells.COUNT);
            board.acrossUpper &= ~Words.upperBit(cell);
            board.acrossLower &= ~Words.lowerBit(cell);
            board.downUpper &= ~Words.upperBit(80 - cell);
            board.downLower &= ~Words.lowerBit(80 - cell);
        }
        return board;
    }

    boolean canHold(int cell, int v) {
        return digits.get(cell).contains(v);
    }

    List<Edge> edgesAt(int cell) {
        return edges.stream().filter(edge -> edge.touches(cell)).toList();
    }

    boolean isFree(int v, int w) {
        return v != w && free.contains(Domino.of(v + 1, w + 1));
    }

    void settle(int cell, int v) {
        digits.get(cell).retainAll(Set.of(v));
    }

    void lay(Edge edge, int v, int w) {
        settle(edge.cell(), v);
        settle(edge.other(), w);
        free.remove(Domino.of(v + 1, w + 1));
        laid.add(edge.cell());
        laid.add(edge.other());
        edges.removeIf(other -> other.touches(edge.cell()) || other.touches(edge.other()));
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof PlainBoard other
                && digits.equals(other.digits)
                && edges.equals(other.edges)
                && free.equals(other.free)
                && laid.equals(other.laid)
                && known.equals(other.known);
    }

    @Override
    public int hashCode() {
        return Objects.hash(digits, edges, free, laid, known);
    }

    @Override
    public String toString() {
        return "digits " + digits + ", edges " + edges + ", free " + free + ", laid " + laid + ", known " + known;
    }
}
