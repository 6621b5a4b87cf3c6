package sudokukata.judge.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a strategy has come.
 *
 * @param strategy its id
 * @param levels how many levels there are
 * @param passed the levels passed, in order
 * @param open the lowest level that is not passed; empty if all are
 * @param failure what fails there; empty if that part has not been started
 */
public record Progress(
        String strategy, int levels, List<Level> passed, Optional<Level> open, Optional<String> failure) {

    public Progress {
        passed = List.copyOf(passed);
    }

    /** Whether not a line has been written yet. */
    public boolean isBlank() {
        return passed.isEmpty() && failure.isEmpty() && open.isPresent();
    }

    /** Such as {@code yours [####.........] 4 of 13}. */
    public String bar() {
        int done = passed.size();
        return strategy + " [" + "#".repeat(done) + ".".repeat(levels - done) + "] " + done + " of " + levels;
    }

    /** What a learner sees: the bar, a word for the last level passed, and the first failure of the open one. */
    public String toText() {
        List<String> lines = new ArrayList<>(List.of(bar()));
        if (!passed.isEmpty()) {
            Level last = passed.get(passed.size() - 1);
            lines.add("passed: " + last.title() + ". " + last.praise());
        }
        open.ifPresent(level -> {
            lines.add("open:   level " + (passed.size() + 1) + ", " + level.title());
            lines.add("");
            lines.add(failure.orElse("not started: write the search for a "
                    + level.problem().kind().title()
                    + ". Stuck? ./kata hint" + (strategy.equals("yours") ? "" : " --strategy " + strategy)));
        });
        if (open.isEmpty()) {
            lines.add("All levels passed: accepted on all three problems. Race it, export it, or write a faster one.");
        }
        return String.join("\n", lines);
    }
}
