package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A twig with its place: branches stand as close as the levels that they share allow. Lengths are in columns.
 *
 * @param twig what is drawn
 * @param shift how far to the right of its parent it stands
 * @param children its branches
 * @param left for each level from its own how far the branch reaches to the left, as seen from itself
 * @param right the same to the right
 */
record Branch(Twig twig, double shift, List<Branch> children, List<Double> left, List<Double> right) {

    static Branch of(Twig twig) {
        List<Branch> packed = new ArrayList<>();
        List<Double> left = new ArrayList<>();
        List<Double> right = new ArrayList<>();
        for (Twig child : twig.children()) {
            Branch branch = of(child);
            Branch placed = branch.moved(gap(right, branch.left));
            merge(left, placed.left, placed.shift, true);
            merge(right, placed.right, placed.shift, false);
            packed.add(placed);
        }
        double middle = packed.isEmpty() ? 0 : packed.get(packed.size() - 1).shift / 2;
        List<Branch> children =
                packed.stream().map(child -> child.moved(child.shift - middle)).toList();
        return new Branch(twig, 0, children, outline(left, middle), outline(right, middle));
    }

    private Branch moved(double to) {
        return new Branch(twig, to, children, left, right);
    }

    /** How far to the right a branch must stand so that on no level it touches what stands there already. */
    private static double gap(List<Double> right, List<Double> left) {
        double gap = 0;
        for (int level = 0; level < Math.min(right.size(), left.size()); level++) {
            gap = Math.max(gap, right.get(level) - left.get(level) + 1);
        }
        return gap;
    }

    private static void merge(List<Double> outline, List<Double> more, double shift, boolean keep) {
        for (int level = 0; level < more.size(); level++) {
            if (level == outline.size()) {
                outline.add(more.get(level) + shift);
            } else if (!keep) {
                outline.set(level, more.get(level) + shift);
            }
        }
    }

    private static List<Double> outline(List<Double> below, double middle) {
        return DoubleStream.concat(DoubleStream.of(0), below.stream().mapToDouble(reach -> reach - middle))
                .boxed()
                .toList();
    }

    /** How far it reaches to the left, 0 or more. */
    double toLeft() {
        return -left.stream().mapToDouble(reach -> reach).min().orElse(0);
    }

    /** How far it reaches to the right, 0 or more. */
    double toRight() {
        return right.stream().mapToDouble(reach -> reach).max().orElse(0);
    }
}
