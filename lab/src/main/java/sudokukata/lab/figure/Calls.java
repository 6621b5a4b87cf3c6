package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/**
 * The calls of a part of a search over time.
 *
 * @param bars one for each call that was made in the part, or was open when it began
 * @param signs dead ends and solutions
 * @param columns how many events there were, without the deductions
 */
record Calls(List<Bar> bars, List<Sign> signs, int columns) {
    /** A dead end gets a caption only if the next columns are free. */
    private static final int ROOM = 4;

    static Calls of(Scene scene, List<Moment> all) {
        List<Moment> moments = all.stream()
                .filter(moment -> moment.event().type() != Type.DEDUCE)
                .toList();
        List<Event> open = scene.at(scene.from()).decisions();
        int least = moments.stream().mapToInt(Moment::depth).min().orElse(0);
        int base = Math.max(1, Math.min(least, open.size()));
        Builder builder = new Builder(scene, base);
        for (int depth = base; depth <= open.size(); depth++) {
            builder.open(open.get(depth - 1), depth, 0);
        }
        for (int column = 0; column < moments.size(); column++) {
            builder.add(moments, column);
        }
        return builder.end(moments.size());
    }

    /** Collects bars while the events pass. */
    private static final class Builder {
        private final Scene scene;
        private final int base;
        private final List<Bar> open = new ArrayList<>();
        private final List<Bar> bars = new ArrayList<>();
        private final List<Sign> signs = new ArrayList<>();

        Builder(Scene scene, int base) {
            this.scene = scene;
            this.base = base;
        }

        void open(Event event, int depth, int column) {
            open.add(new Bar(scene.label(event), depth, depth - base, column, column, false));
        }

        void add(List<Moment> moments, int column) {
            Moment moment = moments.get(column);
            Type type = moment.event().type();
            if (type.isDecision()) {
                open(moment.event(), moment.depth(), column);
            } else if (type == Type.FOUND) {
                signs.add(new Sign("good", moment.depth() - base + 1, column, "\u2713 solution"));
            } else if (!open.isEmpty()) {
                if (column == 0 || moments.get(column - 1).event().type().isDecision()) {
                    deadEnd(moments, column);
                }
                close(column, true);
            }
        }

        private void deadEnd(List<Moment> moments, int column) {
            boolean crowded = signs.stream().anyMatch(sign -> column - sign.column() < ROOM)
                    || moments.subList(column, Math.min(moments.size(), column + ROOM)).stream()
                            .anyMatch(moment -> moment.event().type().isDecision() && moment.depth() > open.size());
            String why = column == 0
                    ? ""
                    : moments.get(column - 1)
                            .trouble()
                            .map(scene.words()::brief)
                            .orElse("nothing fits next");
            int row = open.get(open.size() - 1).row() + 1;
            signs.add(new Sign("bad", row, Math.max(0, column - 1), crowded ? "\u2717" : "\u2717 " + why));
        }

        private void close(int column, boolean returned) {
            Bar bar = open.remove(open.size() - 1);
            bars.add(new Bar(bar.label(), bar.depth(), bar.row(), bar.start(), column, returned));
        }

        Calls end(int columns) {
            while (!open.isEmpty()) {
                close(columns, false);
            }
            bars.sort(Comparator.comparingInt(Bar::start).thenComparingInt(Bar::depth));
            return new Calls(List.copyOf(bars), List.copyOf(signs), columns);
        }
    }
}
