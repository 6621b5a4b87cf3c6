package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * A node of the tree as it is drawn.
 *
 * @param style its looks
 * @param label what stands in it
 * @param note what stands below it, if it is a leaf; empty for nothing
 * @param children the twigs below it
 */
record Twig(String style, String label, String note, List<Twig> children) {
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
            Twig middle = new Twig("folded", more, "", List.of(plain(last, whole)));
            return new Twig(style(call), label(call), "", List.of(middle));
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

    private static String note(Call call) {
        if (call.found()) {
            return "\u2713 solution";
        }
        return call.children().isEmpty() && call.isDead() ? "\u2717" : "";
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
            twigs.add(new Twig("folded", Scene.times(hidden, "call"), "\u2717 in vain", List.of()));
        }
    }

    int leaves() {
        return Math.max(1, children.stream().mapToInt(Twig::leaves).sum());
    }

    int height() {
        return 1 + children.stream().mapToInt(Twig::height).max().orElse(0);
    }
}
