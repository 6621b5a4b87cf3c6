package sudokukata.lab.measure;

import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/** What one solution costs as the givens fall, the same grids at every step. */
public final class Growth {
    private final List<List<Puzzle>> chains;
    private final long budget;

    /**
     * @param chains puzzles in chains: at each place all have the same number of givens
     * @param budget placements for each puzzle
     */
    public Growth(List<List<Puzzle>> chains, long budget) {
        this.chains = chains;
        this.budget = budget;
    }

    /**
     * The cost at one number of givens.
     *
     * @param givens clues, or given tiles
     * @param placements the median over the chains; a run that ended at the budget counts as the budget
     * @param micros the median thread time in microseconds
     * @param over how many runs ended at the budget
     */
    public record Point(int givens, long placements, double micros, int over) {}

    /** The points of one strategy, the fewest givens first. */
    public List<Point> of(SolverStrategy strategy) {
        return IntStream.range(0, chains.get(0).size())
                .mapToObj(place -> point(
                        strategy, chains.stream().map(chain -> chain.get(place)).toList()))
                .toList();
    }

    /** Points as the series of a chart: by strategy, the most givens first. */
    public static Map<String, Map<String, Double>> series(
            Map<String, List<Point>> points, ToDoubleFunction<Point> value) {
        Map<String, Map<String, Double>> series = new LinkedHashMap<>();
        points.forEach((strategy, line) -> {
            Map<String, Double> values = new LinkedHashMap<>();
            for (int place = line.size() - 1; place >= 0; place--) {
                values.put(Integer.toString(line.get(place).givens()), value.applyAsDouble(line.get(place)));
            }
            series.put(strategy, values);
        });
        return series;
    }

    private Point point(SolverStrategy strategy, List<Puzzle> puzzles) {
        List<Run> runs = puzzles.stream().map(puzzle -> run(strategy, puzzle)).toList();
        int middle = runs.size() / 2;
        return new Point(
                givens(puzzles.get(0)),
                runs.stream().map(Run::placements).sorted().toList().get(middle),
                runs.stream().map(Run::nanos).sorted().toList().get(middle) / 1e3,
                (int) runs.stream().filter(Run::over).count());
    }

    private record Run(long placements, long nanos, boolean over) {}

    private Run run(SolverStrategy strategy, Puzzle puzzle) {
        // Quick runs are repeated, and the best is kept: the first ones pay for the compiler.
        List<Run> runs = Stream.generate(() -> once(strategy, puzzle))
                .limit(3)
                .takeWhile(run -> !run.over)
                .toList();
        return runs.stream()
                .min((a, b) -> Long.compare(a.nanos, b.nanos))
                .orElseGet(() -> new Run(budget, once(strategy, puzzle).nanos, true));
    }

    private Run once(SolverStrategy strategy, Puzzle puzzle) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Outcome outcome = SearchRun.within(Limits.firstWithin(budget)).of(strategy, puzzle);
        long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
        return new Run(outcome.placements(), nanos, outcome.end() == Outcome.End.OUT_OF_BUDGET);
    }

    private static int givens(Puzzle puzzle) {
        return puzzle.match(
                sudoku -> 81 - puzzle.clues().blanks(),
                sudomino -> sudomino.tiles().size());
    }
}
