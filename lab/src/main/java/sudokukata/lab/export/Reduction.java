package sudokukata.lab.export;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Takes out what can go, round after round: each opens the way for the next. */
final class Reduction {
    /** More rounds than any program needs. */
    private static final int ROUNDS = 100;

    private static final List<BiConsumer<Code, Edits>> STEPS = List.of(
            (code, edits) -> Export.reach(code).prune(edits),
            (code, edits) -> new HandOver(code).simplify(edits),
            (code, edits) -> new IdleCode(code).simplify(edits),
            (code, edits) -> new Leftovers(code).simplify(edits));

    private final List<BiConsumer<Code, Edits>> steps = new ArrayList<>(STEPS);
    private final List<String> warnings;
    private boolean together = true;

    private Reduction(List<String> warnings) {
        this.warnings = warnings;
    }

    /**
     * The code without what can go. A change that the compiler refuses is not made: the file is longer then than it might
     * be, and a warning says so.
     */
    static Code of(Code whole, List<String> warnings) {
        Reduction reduction = new Reduction(warnings);
        Code code = whole;
        for (int round = 0; round < ROUNDS; round++) {
            Edits edits = edits(code, reduction.steps);
            if (edits.isEmpty()) {
                return code;
            }
            code = reduction.next(code, edits);
        }
        return code;
    }

    /** All steps at once where they keep out of each other's way, else the first that has something to do. */
    private Code next(Code code, Edits all) {
        if (together && !all.clash()) {
            try {
                return code.after(all);
            } catch (Unexportable e) {
                together = false;
                return code;
            }
        }
        BiConsumer<Code, Edits> first = steps.stream()
                .filter(step -> !edits(code, List.of(step)).isEmpty())
                .findFirst()
                .orElseThrow();
        try {
            return code.after(edits(code, List.of(first)));
        } catch (Unexportable e) {
            warnings.add("something that the file does not need is left in it: " + e.getMessage());
            steps.remove(first);
            return code;
        }
    }

    private static Edits edits(Code code, List<BiConsumer<Code, Edits>> steps) {
        Edits edits = new Edits();
        steps.forEach(step -> step.accept(code, edits));
        return edits;
    }
}
