package sudokukata.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/** The mean time of one puzzle, the puzzles of a set in turn. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SolveBenchmark {
    /** The folder of the public lists; empty if there is none. */
    @Param("")
    public String folder;

    @Param("made, 36 clues")
    public String set;

    @Param("bands")
    public String contestant;

    @Param("2")
    public int limit;

    private List<Puzzle> puzzles;
    private Contestant solver;
    private int next;

    @Setup
    public void load() {
        puzzles = Sets.load(set, folder.isEmpty() ? Optional.empty() : Optional.of(Path.of(folder)));
        solver = Contestant.named(contestant);
        Referees.check(solver, puzzles.subList(0, Math.min(200, puzzles.size())), limit);
    }

    @Benchmark
    public List<Grid> solve() {
        Puzzle puzzle = puzzles.get(next);
        next = next + 1 == puzzles.size() ? 0 : next + 1;
        return solver.solve(puzzle, limit);
    }
}
