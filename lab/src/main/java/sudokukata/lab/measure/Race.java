package sudokukata.lab.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.SolutionRules;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/**
 * Runs one strategy over the puzzles several times: to check every solution and warm up, to time the whole without a
 * clock at each puzzle, and to time each puzzle.
 */
public final class Race {
    /** A clock costs more than an easy puzzle: it is read once for so many. */
    private static final int BATCH = 64;

    private static final int PASSES = 3;

    private final List<? extends Puzzle> puzzles;
    private final Limits limits;
    private final Duration patience;

    /**
     * @param puzzles the course
     * @param limits how many solutions are wanted of each puzzle, and the budget of each
     * @param patience time limit of one pass; the result covers what was done by then
     */
    public Race(List<? extends Puzzle> puzzles, Limits limits, Duration patience) {
        this.puzzles = List.copyOf(puzzles);
        this.limits = limits;
        this.patience = patience;
    }

    /** Times a strategy. */
    public Lap run(SolverStrategy strategy) {
        long end = System.nanoTime() + patience.toNanos();
        long placements = 0;
        int over = 0;
        int done = 0;
        String wrong = "";
        for (Puzzle puzzle : puzzles) {
            Outcome outcome = SearchRun.within(limits).of(strategy, puzzle);
            placements += outcome.placements();
            over += outcome.end() == Outcome.End.OUT_OF_BUDGET ? 1 : 0;
            wrong = wrong.isEmpty() ? firstWrong(puzzle, outcome) : wrong;
            done++;
            if (System.nanoTime() > end) {
                break;
            }
        }
        List<? extends Puzzle> course = puzzles.subList(0, done);
        return new Lap(
                strategy.id(), done, perSecond(strategy, course), times(strategy, course), placements, over, wrong);
    }

    private static String firstWrong(Puzzle puzzle, Outcome outcome) {
        return outcome.solutions().stream()
                .map((Solution solution) -> SolutionRules.check(puzzle, solution))
                .flatMap(Optional::stream)
                .map(Fault::reason)
                .findFirst()
                .map(reason -> puzzle + ": " + reason)
                .orElse("");
    }

    private double perSecond(SolverStrategy strategy, List<? extends Puzzle> course) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = System.nanoTime() + patience.toNanos();
        long start = threads.getCurrentThreadCpuTime();
        long solved = 0;
        long spent;
        do {
            for (int from = 0; from < course.size() && System.nanoTime() < end; from += BATCH) {
                List<? extends Puzzle> batch = course.subList(from, Math.min(course.size(), from + BATCH));
                batch.forEach(puzzle -> SearchRun.within(limits).of(strategy, puzzle));
                solved += batch.size();
            }
            spent = threads.getCurrentThreadCpuTime() - start;
            // A short course is run several times, or its time would be noise.
        } while (spent < 300_000_000 && System.nanoTime() < end);
        return solved / (Math.max(1, spent) / 1e9);
    }

    /** Of several passes the quickest time of each puzzle: what it costs, not what else the machine did meanwhile. */
    private long[] times(SolverStrategy strategy, List<? extends Puzzle> course) {
        long end = System.nanoTime() + patience.toNanos();
        long[] best = new long[course.size()];
        Arrays.fill(best, Long.MAX_VALUE);
        for (int pass = 0; pass < PASSES; pass++) {
            for (int k = 0; k < best.length && (pass + k == 0 || System.nanoTime() < end); k++) {
                long start = System.nanoTime();
                SearchRun.within(limits).of(strategy, course.get(k));
                best[k] = Math.min(best[k], System.nanoTime() - start);
            }
        }
        return Arrays.stream(best)
                .filter(nanos -> nanos < Long.MAX_VALUE)
                .sorted()
                .toArray();
    }
}
