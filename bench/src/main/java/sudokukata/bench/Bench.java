package sudokukata.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import sudokukata.search.Strategies;

/**
 * Runs everything and writes {@code docs/maintain/performance.md}: {@code bench/run [FOLDER]}, where the folder holds public puzzle
 * lists, if there are any.
 */
public final class Bench {
    private static final List<String> SUDOKU = List.of("bands", "cover", "singles", "mrv", "choco", "sat4j", "ortools");
    private static final List<String> SUDOMINO = List.of("propagation", "cover", "places", "pairs", "domino");

    private Bench() {}

    /**
     * @param args the project's folder; the folder of the lists, or nothing
     */
    public static void main(String[] args) throws Exception {
        Path project = Path.of(args[0]);
        Optional<Path> folder = args.length > 1 ? Optional.of(Path.of(args[1]).toAbsolutePath()) : Optional.empty();
        List<Figure> figures = new ArrayList<>();
        figures.addAll(run(present(SUDOKU), Sets.sudokus(folder), folder, 2));
        figures.addAll(run(present(SUDOMINO), Sets.sudominos(), folder, 1));
        Path drawings = Files.createDirectories(project.resolve("docs/figures"));
        PerformancePage page = new PerformancePage(
                figures,
                folder,
                new Hardest(folder).toMarkdown()
                        + new Counting(project, folder).toMarkdown()
                        + new Scaling(drawings).toMarkdown());
        page.drawCharts(drawings);
        Files.writeString(project.resolve("docs/maintain/performance.md"), page.toMarkdown());
        System.out.println("written: " + project.resolve("docs/maintain/performance.md"));
    }

    /** Those that are on the shelf, and the opponents. */
    private static List<String> present(List<String> names) {
        return names.stream()
                .filter(name -> name.equals("choco")
                        || name.equals("sat4j")
                        || name.equals("ortools") && OrTools.loads()
                        || Strategies.find(name).isPresent())
                .toList();
    }

    private static List<Figure> run(List<String> contestants, List<String> sets, Optional<Path> folder, int limit)
            throws Exception {
        Options options = new OptionsBuilder()
                .include(SolveBenchmark.class.getSimpleName())
                .param("contestant", contestants.toArray(String[]::new))
                .param("set", sets.toArray(String[]::new))
                .param("folder", folder.map(Path::toString).orElse(""))
                .param("limit", Integer.toString(limit))
                // Two JVMs: what one compiles well by luck, the other may not.
                .forks(2)
                .warmupIterations(2)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(4)
                .measurementTime(TimeValue.seconds(1))
                .build();
        Collection<RunResult> results = new Runner(options).run();
        return results.stream()
                .flatMap(result -> Stream.of(Figure.of(result, folder)))
                .toList();
    }
}
