package sudokukata.search;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The shelf: every strategy that the {@code ServiceLoader} finds on the class path. */
public final class Strategies {

    private Strategies() {}

    /**
     * All strategies, in the order of their service files.
     *
     * @throws IllegalStateException if two of them have one id
     */
    public static List<SolverStrategy> all() {
        List<SolverStrategy> found = ServiceLoader.load(SolverStrategy.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        TreeSet<String> ids = new TreeSet<>();
        for (SolverStrategy strategy : found) {
            if (!ids.add(strategy.id())) {
                throw new IllegalStateException("two strategies have the id '" + strategy.id() + "'");
            }
        }
        return found;
    }

    /** The strategy with an id; empty if there is none. */
    public static Optional<SolverStrategy> find(String id) {
        return all().stream().filter(strategy -> strategy.id().equals(id)).findFirst();
    }

    /**
     * The strategy with an id.
     *
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    public static SolverStrategy named(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no strategy is named '" + id + "'; there are: "
                + all().stream().map(SolverStrategy::id).collect(Collectors.joining(", "))));
    }
}
