package sudokukata.lab.figure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import sudokukata.search.Event;
import sudokukata.search.Event.Type;

/** A node of the search tree: a decision, and those that were made below it. */
final class Call {
    private final String label;
    private final List<Call> children = new ArrayList<>();
    private boolean leads;
    private boolean returned;
    private boolean found;
    private int follows;

    private Call(String label) {
        this.label = label;
    }

    /** The tree of a part of a search; its root stands for what stood when the part began. */
    static Call tree(Scene scene, List<Event> events) {
        Call root = new Call("start");
        Deque<Call> open = new ArrayDeque<>(List.of(root));
        int splits = 0;
        for (Event event : events) {
            if (event.type().isDecision()) {
                boolean split = event.cell() == Event.NONE;
                splits += split ? 1 : 0;
                Call call = new Call(split ? "split " + splits : scene.label(event));
                open.getLast().children.add(call);
                open.addLast(call);
            } else if (event.type().isBacktrack()) {
                back(open);
            } else if (event.type() == Type.DEDUCE) {
                open.getLast().follows++;
            } else {
                open.getLast().found = true;
                open.forEach(call -> call.leads = true);
            }
        }
        return root;
    }

    private static void back(Deque<Call> open) {
        if (open.size() > 1) {
            open.removeLast().returned = true;
        }
    }

    String label() {
        return label;
    }

    List<Call> children() {
        return children;
    }

    /** Whether a solution was handed over at this node or below it. */
    boolean leads() {
        return leads;
    }

    /** Whether it was given up, with all below it, for nothing. */
    boolean isDead() {
        return returned && !leads;
    }

    /** Whether a solution was handed over at this very node. */
    boolean found() {
        return found;
    }

    /** How many digits followed from it without a choice. */
    int follows() {
        return follows;
    }

    /** How many nodes there are, this one included. A tree can be deep: no recursion. */
    int size() {
        int size = 0;
        Deque<Call> left = new ArrayDeque<>(List.of(this));
        while (!left.isEmpty()) {
            Call call = left.removeLast();
            size++;
            left.addAll(call.children);
        }
        return size;
    }
}
