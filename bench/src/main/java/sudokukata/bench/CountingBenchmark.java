package sudokukata.bench;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The mean time of one puzzle with the counting of placements, and without it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CountingBenchmark {
    /** The source of Search. */
    @Param("")
    public String source;

    /** The folder of the public lists; empty if there is none. */
    @Param("")
    public String folder;

    /** Strategy, set and limit. */
    @Param({"memo/made, 36 clues/1", "bands/made, minimal/2", "propagation/hard/1"})
    public String what;

    @Param({"true", "false"})
    public boolean counted;

    private LongSupplier puzzles;

    @Setup
    public void load() throws Exception {
        String[] parts = what.split("/");
        puzzles = Uncounted.puzzles(
                parts[0], parts[1], folder, Integer.parseInt(parts[2]), counted ? null : Path.of(source));
    }

    @Benchmark
    public long solve() {
        return puzzles.getAsLong();
    }
}
