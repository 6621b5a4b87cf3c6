package sudokukata.strategy.propagation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.strategy.propagation.PlainBoard.Edge;

/** The five rules as one would explain them. Each answers false for a contradiction. */
final class PlainRules {

    private PlainRules() {}

    static boolean nakedSingles(PlainBoard board) {
        boolean goOn = true;
        while (goOn) {
            if (board.digits.stream().anyMatch(Set::isEmpty)) {
                return false;
            }
            Set<Integer> fresh = cells(cell -> board.digits.get(cell).size() == 1 && !board.known.contains(cell));
            List<Integer> values = fresh.stream()
                    .map(cell -> board.digits.get(cell).iterator().next())
                    .toList();
            int i = 0;
            for (int cell : fresh) {
                int v = values.get(i++);
                cells(peer -> Cells.arePeers(peer, cell))
                        .forEach(peer -> board.digits.get(peer).remove(v));
            }
            board.known.addAll(fresh);
            goOn = !fresh.isEmpty();
        }
        return true;
    }

    static boolean hiddenSingles(PlainBoard board) {
        for (int digit = 0; digit < 9; digit++) {
            int v = digit;
            Set<Integer> singles = new TreeSet<>();
            for (Set<Integer> unit : units()) {
                List<Integer> places =
                        unit.stream().filter(cell -> board.canHold(cell, v)).toList();
                if (places.isEmpty()) {
                    return false;
                }
                if (places.size() == 1) {
                    singles.addAll(places);
                }
            }
            singles.forEach(cell -> board.settle(cell, v));
        }
        return true;
    }

    static boolean edges(PlainBoard board) {
        Set<Edge> forced = new HashSet<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            List<Edge> open = board.edgesAt(cell);
            if (open.isEmpty() && !board.laid.contains(cell)) {
                return false;
            }
            if (open.size() == 1) {
                forced.addAll(open);
            }
        }
        for (Edge edge : forced) {
            if (forced.stream()
                    .anyMatch(other ->
                            !other.equals(edge) && (other.touches(edge.cell()) || other.touches(edge.other())))) {
                return false;
            }
            board.edges.removeIf(
                    other -> !other.equals(edge) && (other.touches(edge.cell()) || other.touches(edge.other())));
        }
        for (Edge edge : forced) {
            if (board.known.contains(edge.cell()) && board.known.contains(edge.other())) {
                int v = board.digits.get(edge.cell()).iterator().next();
                int w = board.digits.get(edge.other()).iterator().next();
                if (!board.isFree(v, w)) {
                    return false;
                }
                board.lay(edge, v, w);
            }
        }
        return true;
    }

    static boolean supports(PlainBoard board) {
        List<Set<Integer>> stay = new ArrayList<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            stay.add(board.laid.contains(cell) ? board.digits.get(cell) : new TreeSet<>());
        }
        Set<Edge> open = new HashSet<>();
        for (Edge edge : board.edges) {
            for (int v : board.digits.get(edge.cell())) {
                for (int w : board.digits.get(edge.other())) {
                    if (board.isFree(v, w)) {
                        stay.get(edge.cell()).add(v);
                        stay.get(edge.other()).add(w);
                        open.add(edge);
                    }
                }
            }
        }
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            board.digits.get(cell).retainAll(stay.get(cell));
        }
        board.edges.retainAll(open);
        return true;
    }

    /** Lays the dominoes with one place as they come; -1 is a contradiction, else the fewest places of the others. */
    static int dominoSingles(PlainBoard board) {
        int fewest = Integer.MAX_VALUE;
        for (Domino domino : Domino.all()) {
            if (!board.free.contains(domino)) {
                continue;
            }
            List<Runnable> places = new ArrayList<>();
            for (Edge edge : board.edges) {
                addPlace(board, places, edge, domino.low() - 1, domino.high() - 1);
                addPlace(board, places, edge, domino.high() - 1, domino.low() - 1);
            }
            if (places.isEmpty()) {
                return -1;
            }
            if (places.size() == 1) {
                places.get(0).run();
            } else {
                fewest = Math.min(fewest, places.size());
            }
        }
        return fewest;
    }

    private static void addPlace(PlainBoard board, List<Runnable> places, Edge edge, int v, int w) {
        if (board.canHold(edge.cell(), v) && board.canHold(edge.other(), w)) {
            places.add(() -> board.lay(edge, v, w));
        }
    }

    private static List<Set<Integer>> units() {
        List<Set<Integer>> units = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            int unit = i;
            units.add(cells(cell -> Cells.row(cell) == unit));
            units.add(cells(cell -> Cells.column(cell) == unit));
            units.add(cells(cell -> Cells.box(cell) == unit));
        }
        return units;
    }

    private static Set<Integer> cells(IntPredicate condition) {
        Set<Integer> cells = new TreeSet<>();
        IntStream.range(0, Cells.COUNT).filter(condition).forEach(cells::add);
        return cells;
    }
}
