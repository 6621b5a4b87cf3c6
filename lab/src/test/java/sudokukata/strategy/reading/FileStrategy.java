package sudokukata.strategy.reading;

import java.nio.file.Path;
import java.util.Set;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** Planted: touches files. */
public final class FileStrategy implements SolverStrategy {

    boolean exists() {
        return Path.of("x").isAbsolute();
    }

    @Override
    public String id() {
        return "reading";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of();
    }
}
