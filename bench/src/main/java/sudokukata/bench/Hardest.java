package sudokukata.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudokukata.lab.measure.Lap;
import sudokukata.lab.measure.Race;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Strategies;

/** The section on Sudominokus that are hard on purpose: there the most expensive puzzle counts, not the mean. */
final class Hardest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final List<String> STRATEGIES = List.of("propagation", "cover", "places");

    private final Optional<Path> folder;

    /** @param folder where the lists stand, if they are there */
    Hardest(Optional<Path> folder) {
        this.folder = folder;
    }

    String toMarkdown() {
        return """
                ## Sudominokus that are hard on purpose

                Each puzzle by itself, the first solution, every solution checked. *Tiles at the bottom* have their ten given tiles
                where a search by rows meets them last; a *minimal* one loses its only solution with any tile that is taken away.
                The searches by rows are left out: the budget of the judge ends them.

                """ + Sets.hardestSudominos().stream().map(this::table).collect(Collectors.joining());
    }

    private String table(String set) {
        List<Puzzle> puzzles = Sets.load(set, folder);
        String[] header = Lap.header();
        String rule = Stream.concat(
                        Stream.of("---"), Stream.generate(() -> "---:").limit(header.length - 1))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
        return "### " + set + "\n\n" + row(header) + rule
                + STRATEGIES.stream()
                        .map(id -> new Race(puzzles, Limits.solutions(1), PATIENCE).run(Strategies.named(id)))
                        .map(Hardest::verified)
                        .map(lap -> row(lap.columns()))
                        .collect(Collectors.joining())
                + "\n";
    }

    private static Lap verified(Lap lap) {
        if (!lap.wrong().isEmpty()) {
            throw new IllegalStateException(lap.strategy() + " is wrong: " + lap.wrong());
        }
        return lap;
    }

    private static String row(String[] cells) {
        return Arrays.stream(cells).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
