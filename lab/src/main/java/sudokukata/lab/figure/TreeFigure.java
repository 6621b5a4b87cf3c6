package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The search tree, the root at the top: dead branches and the way to the solution told apart, large ones folded. */
record TreeFigure(String heading, Twig root, double slot) implements Panel {
    private static final int MOST = 100_000;
    private static final double LEVEL = 46;
    private static final double BOX = 22;
    private static final double LETTER = 6.4;

    static Sheet of(Order order) {
        List<Scene> scenes = new ArrayList<>(List.of(order.scene()));
        order.other().ifPresent(scenes::add);
        int leaves = 12 / scenes.size();
        return new Sheet(
                order.scene().name() + ": the search tree",
                scenes.stream().map(scene -> (Panel) panel(scene, leaves)).toList(),
                List.of(
                        new Legend("back", "given up"),
                        new Legend("holds", "leads to the solution"),
                        new Legend("folded", "folded: many calls in one box")),
                "Each box is one decision, and below it stand those that were made after it. From a dead end \u2717 the"
                        + " search goes back up, and takes the next branch to the right.");
    }

    private static TreeFigure panel(Scene scene, int leaves) {
        Call call = Call.tree(scene, scene.events("a tree", MOST));
        Twig root = IntStream.of(20, 12, 6, 3, 1)
                .mapToObj(whole -> Twig.of(call, whole))
                .filter(twig -> twig.leaves() <= leaves)
                .findFirst()
                .orElseGet(() -> Twig.of(call, 0));
        return new TreeFigure(scene.counts(), root, longest(root) * LETTER + 22);
    }

    private static int longest(Twig twig) {
        return Math.max(
                twig.label().length(),
                twig.children().stream().mapToInt(TreeFigure::longest).max().orElse(0));
    }

    @Override
    public double width() {
        return Math.max(root.leaves() * slot, heading.length() * 8);
    }

    @Override
    public double height() {
        return root.height() * LEVEL;
    }

    @Override
    public void draw(Svg svg) {
        draw(svg, root, (width() - root.leaves() * slot) / 2, 0);
    }

    /** Draws a twig with its left edge at x, and gives where its middle is. */
    private double draw(Svg svg, Twig twig, double x, double y) {
        List<Double> middles = new ArrayList<>();
        double left = x;
        for (Twig child : twig.children()) {
            middles.add(draw(svg, child, left, y + LEVEL));
            left += child.leaves() * slot;
        }
        double middle = middles.isEmpty() ? x + slot / 2 : (middles.get(0) + middles.get(middles.size() - 1)) / 2;
        for (double below : middles) {
            svg.line("way", middle, y + BOX, below, y + LEVEL);
        }
        double width = twig.label().length() * LETTER + 14;
        svg.leaf(
                "rect", "class", twig.style(), "x", middle - width / 2, "y", y, "width", width, "height", BOX, "rx", 5);
        svg.text("code mid", middle, y + 15.5, twig.label());
        if (!twig.note().isEmpty()) {
            String style =
                    twig.note().startsWith("\u2713") ? "good" : twig.note().startsWith("+") ? "small" : "bad";
            boolean leaf = twig.children().isEmpty();
            svg.text(leaf ? style + " mid" : style, leaf ? middle : middle + 6, y + BOX + 15, twig.note());
        }
        return middle;
    }
}
