package sudokukata.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.lab.measure.Charts;
import sudokukata.lab.measure.GivenChains;
import sudokukata.lab.measure.Growth;
import sudokukata.lab.measure.Luck;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Strategies;

/** The sections on how cost grows as the givens fall, and on how much of it is the luck of the order. */
final class Scaling {
    private static final long BUDGET = 1_000_000;
    private static final List<String> SUDOKU = List.of("naive", "memo", "mrv", "singles", "cover", "bands");
    private static final List<String> SUDOMINO = List.of("domino", "pairs", "places", "cover", "propagation");
    private static final List<String> LUCKY = List.of("naive", "mrv", "singles", "bands");
    private static final int SYMMETRIES = 200;

    private final Path figures;

    /** @param figures the folder of the figures */
    Scaling(Path figures) {
        this.figures = figures;
    }

    String toMarkdown() throws IOException {
        return """
                ## Cost as the givens fall

                Chains of puzzles: the same grid with one given less at each step, always with one solution. A figure is the
                median over the chains. A run ends after 1,000,000 placements; `>=` says that the median run did.

                """
                + growth("clues", SUDOKU, GivenChains.sudokus(11, 1), "sudoku")
                + growth("given tiles", SUDOMINO, GivenChains.sudominos(), "sudominoku")
                + luck();
    }

    private String growth(String givens, List<String> strategies, List<List<Puzzle>> chains, String name)
            throws IOException {
        Growth growth = new Growth(chains, BUDGET);
        Map<String, List<Growth.Point>> points = new LinkedHashMap<>();
        strategies.forEach(id -> points.put(id, growth.of(Strategies.named(id))));
        draw(points, givens, "placements", point -> Math.max(0.1, point.placements()), "growth-" + name + "-work.svg");
        draw(points, givens, "microseconds", point -> Math.max(0.1, point.micros()), "growth-" + name + "-time.svg");
        return "### Fewer " + givens + "\n\n![placements](../figures/growth-" + name
                + "-work.svg)\n\n![time](../figures/growth-"
                + name + "-time.svg)\n\n"
                + PerformancePage.folded(
                        "The figures",
                        "Placements; none is drawn as 0.1.\n\n"
                                + table(points, givens, Scaling::placements) + "\nMicroseconds of thread time.\n\n"
                                + table(points, givens, point -> String.format(Locale.ROOT, "%,.1f", point.micros())));
    }

    private void draw(
            Map<String, List<Growth.Point>> points,
            String givens,
            String what,
            ToDoubleFunction<Growth.Point> value,
            String file)
            throws IOException {
        Charts.write(
                Charts.lines("Cost of fewer " + givens, givens, what, Growth.series(points, value)),
                860,
                440,
                figures.resolve(file));
    }

    private static String placements(Growth.Point point) {
        return String.format(Locale.ROOT, point.placements() >= BUDGET ? ">= %,d" : "%,d", point.placements());
    }

    private static String table(
            Map<String, List<Growth.Point>> points, String givens, Function<Growth.Point, String> cell) {
        List<List<String>> rows = new ArrayList<>();
        int steps = points.values().iterator().next().size();
        for (int place = steps - 1; place >= 0; place--) {
            int at = place;
            String first =
                    Integer.toString(points.values().iterator().next().get(at).givens());
            rows.add(Stream.concat(Stream.of(first), points.values().stream().map(line -> cell.apply(line.get(at))))
                    .toList());
        }
        return header(Stream.concat(Stream.of(givens), points.keySet().stream()).toList())
                + rows.stream().map(Scaling::row).collect(Collectors.joining());
    }

    private static String header(List<String> names) {
        return row(names) + row(names.stream().map(name -> "---:").toList());
    }

    private static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private String luck() throws IOException {
        List<Luck> lucks = LUCKY.stream()
                .map(id -> Luck.of(Strategies.named(id), NamedGrid.INKALA_2012.puzzle(), SYMMETRIES, 1, 10 * BUDGET))
                .toList();
        for (Luck luck : lucks) {
            Map<String, Double> bins = new LinkedHashMap<>();
            luck.histogram()
                    .forEach((bound, runs) -> bins.put(String.format(Locale.ROOT, "%,d", bound), (double) runs));
            Charts.write(
                    Charts.histogram(
                            luck.strategy() + ": symmetries by placements",
                            "symmetries",
                            Map.of(luck.strategy(), bins)),
                    700,
                    300,
                    figures.resolve("luck-" + luck.strategy() + ".svg"));
        }
        return """
                ## The luck of the order

                One sudoku, Inkala's of 2012, under 200 symmetries: rows, columns and digits change places. To a person it is
                the same puzzle; to a search it is another order. Placements, with at most 10,000,000 for a run:

                """
                + header(List.of("strategy", "least", "median", "90 %", "most", "most : least"))
                + lucks.stream()
                        .map(luck -> row(List.of(
                                luck.strategy(),
                                number(luck.quantile(0)),
                                number(luck.quantile(0.5)),
                                number(luck.quantile(0.9)),
                                number(luck.quantile(1)),
                                number(luck.quantile(1) / Math.max(1, luck.quantile(0))))))
                        .collect(Collectors.joining())
                + "\n"
                + lucks.stream()
                        .map(luck -> "![" + luck.strategy() + "](../figures/luck-" + luck.strategy() + ".svg)\n")
                        .collect(Collectors.joining())
                + "\nA bar counts the symmetries from so many placements to twice as many.\n";
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
