package sudokukata.lab.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Capability;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/**
 * Tables of placements to the first solution, on the named grids and the sample of 4574. A placement count is exact, so
 * these tables are the same on every machine.
 *
 * @param library the judge's data, with the sample
 */
record Costs(CaseLibrary library) {
    private static final long BUDGET = 70_000_000;

    /** What a strategy needs. */
    List<String> of(String id) {
        SolverStrategy strategy = Strategies.named(id);
        List<String> table = new ArrayList<>(List.of("| grid | placements to the first solution |", "| --- | ---: |"));
        puzzlesOf(strategy)
                .forEach((title, puzzle) -> table.add("| " + title + " | " + count(run(strategy, puzzle)) + " |"));
        return table;
    }

    /** What a strategy needs, beside what the one before it on the shelf needs, and the gain: on what both can do. */
    List<String> of(String id, String before) {
        SolverStrategy strategy = Strategies.named(id);
        SolverStrategy earlier = Strategies.named(before);
        List<String> table = new ArrayList<>(List.of(
                "| grid | " + before + " | " + id + " | " + before + " / " + id + " |",
                "| --- | ---: | ---: | ---: |"));
        Map<String, Puzzle> puzzles = puzzlesOf(strategy);
        puzzles.keySet().retainAll(puzzlesOf(earlier).keySet());
        puzzles.forEach((title, puzzle) -> {
            Outcome now = run(strategy, puzzle);
            Outcome then = run(earlier, puzzle);
            table.add("| " + title + " | " + count(then) + " | " + count(now) + " | " + gain(then, now) + " |");
        });
        return table;
    }

    /** What strategies need to find the first solution in order, themselves or as an oracle. */
    List<String> inOrder(List<String> ids) {
        List<String> table = new ArrayList<>(
                List.of("| grid | " + String.join(" | ", ids) + " |", "| --- |" + " ---: |".repeat(ids.size())));
        for (NamedGrid grid : NamedGrid.values()) {
            StringBuilder row = new StringBuilder("| " + grid.title() + " |");
            for (String id : ids) {
                Outcome outcome = run(FirstInOrder.of(Strategies.named(id)), grid.puzzle());
                row.append(" ").append(count(outcome)).append(" |");
            }
            table.add(row.toString());
        }
        return table;
    }

    private Map<String, Puzzle> puzzlesOf(SolverStrategy strategy) {
        Map<String, Puzzle> puzzles = new LinkedHashMap<>();
        if (strategy.capabilities().contains(Capability.SUDOKU)) {
            Stream.of(NamedGrid.values()).forEach(grid -> puzzles.put(grid.title(), grid.puzzle()));
        }
        if (strategy.capabilities().contains(Capability.SUDOMINO)) {
            Problems.about(Kind.SUDOMINO).forEach(problem -> putSample(problem, puzzles));
        }
        return puzzles;
    }

    private void putSample(Problem problem, Map<String, Puzzle> puzzles) {
        List<Puzzle> sample = CaseInput.of(library.judged(problem).get(0)).puzzles();
        for (int k = 0; k < sample.size(); k++) {
            puzzles.put(problem + " sample, puzzle " + (k + 1), sample.get(k));
        }
    }

    private static Outcome run(SolverStrategy strategy, Puzzle puzzle) {
        return SearchRun.within(Limits.firstWithin(BUDGET)).of(strategy, puzzle);
    }

    private static boolean isSpent(Outcome outcome) {
        return outcome.end() == Outcome.End.OUT_OF_BUDGET;
    }

    private static String count(Outcome outcome) {
        return String.format(Locale.ROOT, isSpent(outcome) ? "none in %,d" : "%,d", outcome.placements());
    }

    /** How many times fewer; with no placement left there is nothing to divide by. */
    private static String gain(Outcome then, Outcome now) {
        if (isSpent(now) || now.placements() == 0) {
            return "";
        }
        String times = String.format(Locale.ROOT, "%,.1f", (double) then.placements() / now.placements());
        return (isSpent(then) ? "more than " : "") + times;
    }
}
