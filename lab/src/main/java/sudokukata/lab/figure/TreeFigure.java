package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The search tree, the root at the top: dead branches and the way to the solution told apart, large ones folded. */
record TreeFigure(String heading, Branch root, double slot) implements Panel {
    private static final int MOST = 100_000;
    private static final double LEVEL = 46;
    private static final double BOX = 22;
    private static final double LETTER = 6.4;

    private static final List<Legend> LEGEND = List.of(
            new Legend("back", "given up"),
            new Legend("holds", "leads to the solution"),
            new Legend("folded", "folded: many calls in one box"),
            new Legend("placed", "not given up"));

    static Sheet of(FigureRequest request) {
        List<Scene> scenes = new ArrayList<>(List.of(request.scene()));
        request.other().ifPresent(scenes::add);
        int leaves = 16 / scenes.size();
        List<TreeFigure> trees = scenes.stream().map(scene -> of(scene, leaves)).toList();
        Set<String> styles = new TreeSet<>();
        trees.forEach(tree -> collect(tree.root.twig(), styles));
        return new Sheet(
                request.scene().name() + ": the search tree",
                List.copyOf(trees),
                LEGEND.stream()
                        .filter(entry -> styles.contains(entry.style()))
                        .limit(3)
                        .toList(),
                "Each box is one decision, and below it stand those that were made after it. From a dead end \u2717 the"
                        + " search goes back up, and takes the next branch to the right." + follows(scenes));
    }

    private static void collect(Twig twig, Set<String> styles) {
        styles.add(twig.style());
        twig.children().forEach(child -> collect(child, styles));
    }

    private static String follows(List<Scene> scenes) {
        boolean any =
                scenes.stream().anyMatch(scene -> scene.recording().counts().deductions() > 0);
        return any ? " +4 means that four digits follow from it without a choice." : "";
    }

    private static TreeFigure of(Scene scene, int leaves) {
        Call call = Call.tree(scene, scene.events("a tree", MOST));
        Twig root = IntStream.of(20, 12, 6, 3, 1)
                .mapToObj(whole -> Twig.of(call, whole))
                .filter(twig -> twig.leaves() <= leaves)
                .findFirst()
                .orElseGet(() -> Twig.of(call, 0));
        return new TreeFigure(scene.counts(), Branch.of(root), longest(root) * LETTER + 22);
    }

    private static int longest(Twig twig) {
        return Math.max(
                twig.label().length(),
                twig.children().stream().mapToInt(TreeFigure::longest).max().orElse(0));
    }

    @Override
    public double width() {
        return Math.max((root.toLeft() + root.toRight() + 1) * slot, heading.length() * 8);
    }

    @Override
    public double height() {
        return root.twig().height() * LEVEL;
    }

    @Override
    public void draw(Svg svg) {
        double free = width() - (root.toLeft() + root.toRight() + 1) * slot;
        draw(svg, root, free / 2 + (root.toLeft() + 0.5) * slot, 0);
    }

    private void draw(Svg svg, Branch branch, double middle, double y) {
        for (Branch child : branch.children()) {
            double below = middle + child.shift() * slot;
            svg.line("way", middle, y + BOX, below, y + LEVEL);
            draw(svg, child, below, y + LEVEL);
        }
        draw(svg, branch.twig(), middle, y);
    }

    private static void draw(Svg svg, Twig twig, double middle, double y) {
        double width = twig.label().length() * LETTER + 14;
        svg.leaf(
                "rect", "class", twig.style(), "x", middle - width / 2, "y", y, "width", width, "height", BOX, "rx", 5);
        svg.text("code mid", middle, y + 15.5, twig.label());
        twig.note().ifPresent(note -> svg.text(note.style(), middle, y + BOX + 15, note.text()));
    }
}
