package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A node of the tree as it is drawn.
 *
 * @param style its looks
 * @param label what stands in it
 * @param note what stands below it, if it is a leaf; empty for nothing
 * @param children the twigs below it
 */
record Twig(String style, String label, Optional<Note> note, List<Twig> children) {
    /** A word below a leaf, in the style of good news or bad. */
    record Note(String style, String text) {}

    private static final Note SOLUTION = new Note("good mid", "\u2713 solution");
    private static final Note DEAD_END = new Note("bad mid", "\u2717");
    private static final Note IN_VAIN = new Note("bad mid", "\u2717 in vain");

    /** A run of so many nodes without a choice is drawn as one. */
    private static final int RUN = 4;

    /**
     * Folds a tree so that it fits.
     *
     * @param whole dead branches of so many nodes are drawn whole, larger ones as one node
     */
    static Twig of(Call call, int whole) {
        Call end = call;
        int run = 0;
        while (end.children().size() == 1 && !end.found() && !call.label().equals("start")) {
            end = end.children().get(0);
            run++;
        }
        if (run >= RUN && call.leads()) {
            Call last = end;
            String more = Scene.say("%d in a row", run - 1);
            Twig middle = new Twig("folded", more, Optional.empty(), List.of(plain(last, whole)));
            return new Twig(style(call), label(call), Optional.empty(), List.of(middle));
        }
        return plain(call, whole);
    }

    private static Twig plain(Call call, int whole) {
        return new Twig(style(call), label(call), note(call), children(call, whole));
    }

    private static String style(Call call) {
        return call.leads() ? "holds" : call.isDead() ? "back" : "placed";
    }

    /** Such as {@code r1c2=3 +4}, if four digits follow from it. */
    private static String label(Call call) {
        return call.label() + (call.follows() == 0 ? "" : " +" + call.follows());
    }

    private static Optional<Note> note(Call call) {
        if (call.found()) {
            return Optional.of(SOLUTION);
        }
        return call.children().isEmpty() && call.isDead() ? Optional.of(DEAD_END) : Optional.empty();
    }

    /** Small branches as they are; dead ones that are large, and follow one another, as one. */
    private static List<Twig> children(Call call, int whole) {
        List<Twig> twigs = new ArrayList<>();
        int hidden = 0;
        for (Call child : call.children()) {
            int size = child.isDead() ? child.size() : 0;
            if (size > whole) {
                hidden += size;
                continue;
            }
            fold(twigs, hidden);
            hidden = 0;
            twigs.add(of(child, whole));
        }
        fold(twigs, hidden);
        return twigs;
    }

    private static void fold(List<Twig> twigs, int hidden) {
        if (hidden > 0) {
            twigs.add(new Twig("folded", Scene.times(hidden, "call"), Optional.of(IN_VAIN), List.of()));
        }
    }

    int leaves() {
        return Math.max(1, children.stream().mapToInt(Twig::leaves).sum());
    }

    int height() {
        return 1 + children.stream().mapToInt(Twig::height).max().orElse(0);
    }
}
