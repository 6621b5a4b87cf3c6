package sudokukata.lab.cli;

import picocli.CommandLine.Option;

/** Where chance begins: the same seed gives the same result. */
public final class SeedOption {
    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    private long seed;

    /** The seed. */
    public long get() {
        return seed;
    }
}
