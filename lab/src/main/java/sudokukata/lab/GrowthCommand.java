package sudokukata.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.TextTable;
import sudokukata.judge.format.Problem;
import sudokukata.lab.chart.Charts;
import sudokukata.lab.measure.GivenChains;
import sudokukata.lab.measure.Growth;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.SolverStrategy;

/** Shows how the cost of a strategy grows as the givens fall. */
@Command(
        name = "growth",
        description = "Show how cost grows as the givens fall: clues 40 to 17, given tiles 35 to 4.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The puzzles are made in chains: the same grid with one given less at each step. A figure is the",
            "median over the chains; >= says that the median run ended at its budget.",
            "Exit code: 0; 2 a wrong call."
        })
final class GrowthCommand implements Callable<Integer> {
    private static final int SUDOKU_CHAINS = 11;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "PROBLEM",
            description = "2239, 2580 or 4574",
            converter = ProblemConverter.class)
    private Problem problem;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            split = ",",
            description = "whose cost, joined by commas; all that can if none is named",
            converter = StrategyConverter.class)
    private List<SolverStrategy> strategies = List.of();

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "placements for each puzzle (default: ${DEFAULT-VALUE})")
    private long budget;

    @Option(names = "--time", description = "show microseconds in place of placements")
    private boolean time;

    @Option(names = "--chart", paramLabel = "FILE.svg", description = "draw the result")
    private Path chart;

    @Override
    public Integer call() throws TextSource.Unreadable {
        if (budget < 1) {
            throw new ParameterException(spec.commandLine(), "--budget is at least 1, not " + budget);
        }
        List<List<Puzzle>> chains =
                problem.isSudomino() ? GivenChains.sudominos() : GivenChains.sudokus(SUDOKU_CHAINS, 1);
        Growth growth = new Growth(chains, budget);
        Map<String, List<Growth.Point>> results = new LinkedHashMap<>();
        List<SolverStrategy> runners = runners();
        try (Steps steps =
                Steps.begin("growth", runners.size(), spec.commandLine().getErr())) {
            for (SolverStrategy runner : runners) {
                results.put(runner.id(), growth.of(runner));
                steps.step();
            }
        }
        spec.commandLine().getOut().println(TextTable.format(table(results), 1));
        draw(results);
        return ExitCode.OK;
    }

    private List<SolverStrategy> runners() {
        strategies.stream()
                .filter(strategy -> !StrategyJudge.isStarted(strategy, problem))
                .findFirst()
                .ifPresent(strategy -> {
                    throw new ParameterException(
                            spec.commandLine(),
                            "strategy '" + strategy.id() + "' cannot do problem " + problem
                                    + "; see: ./kata strategies");
                });
        return strategies.isEmpty() ? Startable.all(problem) : strategies;
    }

    private List<String[]> table(Map<String, List<Growth.Point>> results) {
        List<String> header = new ArrayList<>(List.of(problem.isSudomino() ? "given tiles" : "clues"));
        header.addAll(results.keySet());
        List<String[]> table = new ArrayList<>(List.<String[]>of(header.toArray(String[]::new)));
        List<Growth.Point> first = results.values().iterator().next();
        for (int place = first.size() - 1; place >= 0; place--) {
            List<String> row =
                    new ArrayList<>(List.of(Integer.toString(first.get(place).givens())));
            for (List<Growth.Point> points : results.values()) {
                row.add(cell(points.get(place)));
            }
            table.add(row.toArray(String[]::new));
        }
        return table;
    }

    private String cell(Growth.Point point) {
        if (time) {
            return String.format(Locale.ROOT, "%,.1f", point.micros());
        }
        return String.format(Locale.ROOT, point.placements() >= budget ? ">= %,d" : "%,d", point.placements());
    }

    private void draw(Map<String, List<Growth.Point>> results) throws TextSource.Unreadable {
        if (chart == null) {
            return;
        }
        Map<String, Map<String, Double>> series =
                Growth.series(results, point -> time ? point.micros() : Math.max(0.1, point.placements()));
        String givens = problem.isSudomino() ? "given tiles" : "clues";
        String what = time ? "microseconds" : "placements";
        ChartFile.write(
                Charts.lines("Cost as the givens fall", givens, what + ", median", series),
                chart,
                spec.commandLine().getOut());
    }
}
