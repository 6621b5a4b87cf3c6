package sudokukata.strategy.cover;

/**
 * The dancing links. The items that are not yet covered stand in a ring. Each item is also the head of a ring of its own:
 * one node for each option that covers it. The nodes of one option stand side by side.
 *
 * <p>What is taken out of a ring keeps its own links, so it can step back in where it was:
 * {@code right[left[x]] = right[x]} takes x out, {@code right[left[x]] = x} puts it back. Everything is put back in the
 * reverse order.
 */
final class Links {
    /** The answer when no item is left. */
    static final int NONE = -1;

    private final int root;
    private final int width;
    private final int[] left;
    private final int[] right;
    private final int[] size;
    private final int[] up;
    private final int[] down;
    private final int[] item;
    private int end;

    /**
     * Makes the ring of items, with no options yet.
     *
     * @param open which items are to be covered; the others are left out
     * @param width how many items each option covers
     * @param options how many options there will be at most
     */
    Links(boolean[] open, int width, int options) {
        this.root = open.length;
        this.width = width;
        this.end = root;
        left = new int[root + 1];
        right = new int[root + 1];
        size = new int[root];
        up = new int[root + width * options];
        down = new int[up.length];
        item = new int[up.length];
        int last = root;
        for (int i = 0; i < root; i++) {
            up[i] = i;
            down[i] = i;
            if (open[i]) {
                right[last] = i;
                left[i] = last;
                last = i;
            }
        }
        right[last] = root;
        left[root] = last;
    }

    // docs:begin add
    /** Adds an option: a node at the bottom of the ring of each of its items. */
    void add(int... items) {
        for (int i : items) {
            item[end] = i;
            up[end] = up[i];
            down[end] = i;
            down[up[i]] = end;
            up[i] = end;
            size[i]++;
            end++;
        }
    }
    // docs:end add

    // docs:begin smallest
    /** The item with the fewest options, the first in order on ties. */
    int smallestItem() {
        int best = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int i = right[root]; i != root && fewest > 0; i = right[i]) {
            if (size[i] < fewest) {
                fewest = size[i];
                best = i;
            }
        }
        return best;
    }
    // docs:end smallest

    // docs:begin cover
    /** Takes an item out of the ring of items, and each of its options out of the rings of its other items. */
    void cover(int i) {
        right[left[i]] = right[i];
        left[right[i]] = left[i];
        for (int node = down[i]; node != i; node = down[node]) {
            hideOthers(node);
        }
    }
    // docs:end cover

    // docs:begin uncover
    /** Puts back what {@link #cover} took out. */
    void uncover(int i) {
        for (int node = up[i]; node != i; node = up[node]) {
            showOthers(node);
        }
        left[right[i]] = i;
        right[left[i]] = i;
    }
    // docs:end uncover

    // docs:begin hide
    /** Takes an option out of the rings of its items, but for the item that is being covered. */
    private void hideOthers(int node) {
        int first = firstOf(node);
        for (int n = first; n < first + width; n++) {
            if (n != node) {
                down[up[n]] = down[n];
                up[down[n]] = up[n];
                size[item[n]]--;
            }
        }
    }
    // docs:end hide

    // docs:begin show
    /** Puts back what {@link #hideOthers} took out. */
    private void showOthers(int node) {
        int first = firstOf(node);
        for (int n = first + width - 1; n >= first; n--) {
            if (n != node) {
                size[item[n]]++;
                up[down[n]] = n;
                down[up[n]] = n;
            }
        }
    }
    // docs:end show

    // docs:begin others
    /** Covers the other items of an option, one of whose items is covered. */
    void coverOthers(int node) {
        int first = firstOf(node);
        for (int n = first; n < first + width; n++) {
            if (n != node) {
                cover(item[n]);
            }
        }
    }
    // docs:end others

    /** Puts back what {@link #coverOthers} took out. */
    void uncoverOthers(int node) {
        int first = firstOf(node);
        for (int n = first + width - 1; n >= first; n--) {
            if (n != node) {
                uncover(item[n]);
            }
        }
    }

    // docs:begin first
    /** The first node of the option that a node belongs to. */
    private int firstOf(int node) {
        return node - (node - root) % width;
    }
    // docs:end first

    /** The next node below a node, or the item itself after the last. */
    int below(int node) {
        return down[node];
    }

    /** The k-th item of the option that a node belongs to, as it was added. */
    int item(int node, int k) {
        return item[firstOf(node) + k];
    }
}
