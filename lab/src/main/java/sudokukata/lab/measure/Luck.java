package sudokukata.lab.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sudokukata.judge.generate.Symmetry;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/**
 * One puzzle under many symmetries: the same puzzle to a person, another order to a search. How the placements scatter
 * is the luck of the order.
 *
 * @param strategy whose luck it is
 * @param placements the work on each symmetry, sorted; a run that ended at the budget counts as the budget
 * @param budget the placements that each run had
 */
public record Luck(String strategy, List<Long> placements, long budget) {

    public Luck {
        placements = List.copyOf(placements);
    }

    /** Runs a strategy on so many symmetries of a sudoku, the same for every strategy. */
    public static Luck of(SolverStrategy strategy, Sudoku puzzle, int symmetries, long seed, long budget) {
        Random random = new Random(seed);
        return new Luck(
                strategy.id(),
                Stream.generate(() -> Symmetry.random(random))
                        .limit(symmetries)
                        .map(symmetry -> new Sudoku(symmetry.of(puzzle.clues())))
                        .map(turned -> SearchRun.within(Limits.firstWithin(budget))
                                .of(strategy, turned)
                                .placements())
                        .sorted()
                        .toList(),
                budget);
    }

    /** A quantile 0..1 of the placements. */
    public long quantile(double quantile) {
        return placements.get((int) Math.min(placements.size() - 1.0, quantile * placements.size()));
    }

    /** How many runs ended at the budget. */
    public long over() {
        return placements.stream().filter(run -> run >= budget).count();
    }

    /** How many runs fall between powers of two: {@code 1, 2, 4 ...} up to the budget, by the lower bound. */
    public Map<Long, Long> histogram() {
        Map<Long, Long> bins = new LinkedHashMap<>();
        LongStream.iterate(1, bound -> bound <= Math.max(1, quantile(1)), bound -> bound * 2)
                .forEach(bound -> bins.put(
                        bound,
                        placements.stream()
                                .filter(run -> Math.max(1, run) >= bound && Math.max(1, run) < 2 * bound)
                                .count()));
        return bins;
    }
}
