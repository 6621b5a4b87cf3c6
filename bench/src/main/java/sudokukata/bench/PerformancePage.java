package sudokukata.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sudokukata.lab.measure.Charts;

/** Writes what a run has measured: tables and charts, and no figure that the run did not measure. */
final class PerformancePage {
    private final Map<String, List<Figure>> sudokus;
    private final Map<String, List<Figure>> sudominos;
    private final Optional<Path> folder;
    private final String rest;

    /**
     * @param figures what was measured
     * @param folder where the public lists stand, if they are there
     * @param rest the sections that follow
     */
    PerformancePage(List<Figure> figures, Optional<Path> folder, String rest) {
        this.rest = rest;
        this.sudokus = bySet(figures, 2);
        this.sudominos = bySet(figures, 1);
        this.folder = folder;
    }

    private static Map<String, List<Figure>> bySet(List<Figure> figures, int limit) {
        return figures.stream()
                .filter(figure -> figure.limit() == limit)
                .collect(Collectors.groupingBy(Figure::set, LinkedHashMap::new, Collectors.toList()));
    }

    private static final Set<String> OTHER_PROJECTS = Set.of("choco", "sat4j", "ortools");

    /** Filled in by ./kata docs, as on every page. */
    private static final String NAVIGATION =
            "<!-- from: navigation docs/maintain/performance.md -->\n<!-- end -->\n";

    String toMarkdown() {
        return NAVIGATION + """

                # Performance

                This page is written by `bench/run`: one run, one machine, every contestant on the same puzzles. Ratios hold;
                absolute figures drift from machine to machine. Before a contestant is timed, its answers to part of the set
                are checked.

                """
                + "Machine: " + Runtime.getRuntime().availableProcessors() + " cores, " + System.getProperty("os.arch")
                + ", " + System.getProperty("java.vm.name") + " " + System.getProperty("java.version") + ".\n"
                + (folder.isPresent()
                        ? "Sets that are not *made* are public lists; they are read where they stand and are no part of"
                                + " this project.\n"
                        : "")
                + "\n## Sudoku, two solutions wanted, so that uniqueness is proven\n\n"
                + summary(sudokus)
                + folded("All contestants", "![puzzles a second](../figures/performance-sudoku.svg)\n\n" + tables(sudokus))
                + "## Sudominoku, the first solution\n\n"
                + summary(sudominos)
                + folded("All contestants", "![puzzles a second](../figures/performance-sudominoku.svg)\n\n" + tables(sudominos))
                + rest
                + "\n"
                + NAVIGATION;
    }

    /** For each set the quickest, and how many times as long the quickest solver of another project takes. */
    private static String summary(Map<String, List<Figure>> bySet) {
        StringBuilder table = new StringBuilder(
                "| set | quickest | puzzles a second | quickest of another project | times as long |\n"
                        + "| --- | --- | ---: | --- | ---: |\n");
        bySet.forEach((set, figures) -> {
            Figure best = figures.stream().min(Comparator.comparingDouble(Figure::micros)).orElseThrow();
            Optional<Figure> other = figures.stream()
                    .filter(figure -> OTHER_PROJECTS.contains(figure.contestant()))
                    .min(Comparator.comparingDouble(Figure::micros));
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %,.0f | %s | %s |%n",
                    set,
                    best.contestant(),
                    best.perSecond(),
                    other.map(Figure::contestant).orElse("-"),
                    other.map(figure -> String.format(Locale.ROOT, "%,.1f", figure.micros() / best.micros()))
                            .orElse("-")));
        });
        return table.append('\n').toString();
    }

    /** The first screen is the summary: who wants more opens it. */
    static String folded(String title, String text) {
        return "<details>\n<summary>" + title + "</summary>\n\n" + text.stripTrailing() + "\n\n</details>\n\n";
    }

    private static String tables(Map<String, List<Figure>> bySet) {
        StringBuilder text = new StringBuilder();
        bySet.forEach((set, figures) -> {
            double best = figures.stream().mapToDouble(Figure::micros).min().orElse(1);
            text.append("### ")
                    .append(set)
                    .append("\n\n| contestant | us a puzzle | +- | puzzles a second |")
                    .append(" times the quickest | placements each |\n| --- | ---: | ---: | ---: | ---: | ---: |\n");
            figures.forEach(figure -> text.append(row(figure, best)));
            text.append('\n');
        });
        return text.toString();
    }

    private static String row(Figure figure, double best) {
        String placements = figure.placements() < 0 ? "" : String.format(Locale.ROOT, "%,.1f", figure.placements());
        return String.format(
                Locale.ROOT,
                "| %s | %,.2f | %,.2f | %,.0f | %,.1f | %s |%n",
                figure.contestant(),
                figure.micros(),
                figure.error(),
                figure.perSecond(),
                figure.micros() / best,
                placements);
    }

    void drawCharts(Path folder) throws IOException {
        draw(sudokus, "Sudoku, limit 2", folder.resolve("performance-sudoku.svg"));
        draw(sudominos, "Sudominoku, first solution", folder.resolve("performance-sudominoku.svg"));
    }

    private static void draw(Map<String, List<Figure>> bySet, String title, Path file) throws IOException {
        Map<String, Map<String, Double>> series = new LinkedHashMap<>();
        for (String contestant : contestants(bySet)) {
            Map<String, Double> speeds = new LinkedHashMap<>();
            bySet.forEach((set, figures) -> figures.stream()
                    .filter(figure -> figure.contestant().equals(contestant))
                    .forEach(figure -> speeds.put(set, Math.max(1, figure.perSecond()))));
            series.put(contestant, speeds);
        }
        Charts.write(Charts.bars(title, "puzzles a second", series), 900, 460, file);
    }

    private static List<String> contestants(Map<String, List<Figure>> bySet) {
        return bySet.values().stream()
                .flatMap(List::stream)
                .map(Figure::contestant)
                .distinct()
                .toList();
    }
}
