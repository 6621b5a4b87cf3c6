package sudokukata.judge.breaker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import sudokukata.judge.check.Demand;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;

/**
 * A case of the group {@code kept} of a problem's package: a counter-example that is to be met again. It was found, not
 * made, so it has no recipe.
 */
public final class KeptCase {
    /** The id of the group. */
    public static final String GROUP = "secret/kept";

    private final Path folder;
    private final String name;

    private KeptCase(Path folder, String name) {
        this.folder = folder;
        this.name = name;
    }

    /**
     * A case that is not there yet.
     *
     * @throws IllegalArgumentException if the name is no name of a case, or there is such a case; the message says so
     */
    public static KeptCase named(String name, Problem problem, CaseLibrary library) {
        if (!name.matches("[a-zA-Z0-9_][a-zA-Z0-9_.-]*")) {
            throw new IllegalArgumentException(
                    "'" + name + "' is no name of a case: letters, digits, _ . and -, the first no . or -");
        }
        Path data = library.root().resolve("problems").resolve(problem.folder()).resolve("data");
        KeptCase kept = new KeptCase(data.resolve(GROUP), name);
        if (Files.exists(kept.file(".in"))) {
            throw new IllegalArgumentException("there is a case " + GROUP + "/" + name + " of " + problem + " already");
        }
        return kept;
    }

    /**
     * Writes its files.
     *
     * @param found what is kept
     * @param who the strategy or program that failed it
     * @return the file of the input
     */
    public Path save(Counterexample found, String who) throws IOException {
        Files.createDirectories(folder);
        Path group = folder.resolve("test_group.yaml");
        if (Files.notExists(group)) {
            Files.copy(anotherGroup().resolve("test_group.yaml"), group);
        }
        Files.writeString(file(".ans"), found.answer());
        Files.writeString(file(".yaml"), about(found, who));
        return Files.writeString(file(".in"), found.input());
    }

    private Path file(String ending) {
        return folder.resolve(name + ending);
    }

    private static String about(Counterexample found, String who) {
        Demand demand = found.ruling().fault().orElseThrow().demand();
        return "description: >-\n  Found against " + who + ", " + Breaker.size(found.puzzle()) + ". It breaks - "
                + demand + "\nhint: >-\n  "
                + demand.hint(found.puzzle().kind()).orElse("Follow the search on this puzzle by hand.") + "\n";
    }

    private Path anotherGroup() throws IOException {
        try (Stream<Path> groups = Files.list(folder.getParent())) {
            return groups.filter(group -> !group.equals(folder))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
        }
    }
}
