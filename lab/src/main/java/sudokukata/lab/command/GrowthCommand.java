package sudokukata.lab.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sudokukata.judge.TextTable;
import sudokukata.lab.cli.ChartOption;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.ProblemParameter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.RunnersOption;
import sudokukata.lab.cli.Steps;
import sudokukata.lab.measure.Charts;
import sudokukata.lab.measure.GivenChains;
import sudokukata.lab.measure.Growth;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.SolverStrategy;

/** Shows how the cost of a strategy grows as the givens fall. */
@Command(
        name = "growth",
        description = "Show how cost grows as the givens fall: clues 40 to 17, given tiles 35 to 4.",
        footer = {
            "",
            "The puzzles are made in chains: the same grid with one given less at each step. A figure is the",
            "median over the chains; >= says that the median run ended at its budget.",
            "Exit code: 0; 2 a wrong call."
        })
final class GrowthCommand extends KataCommand {
    private static final int SUDOKU_CHAINS = 11;

    @Mixin
    private ProblemParameter problem;

    @Mixin
    private RunnersOption strategies;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "placements for each puzzle (default: ${DEFAULT-VALUE})")
    private long budget;

    @Option(names = "--time", description = "show microseconds in place of placements")
    private boolean time;

    @Mixin
    private ChartOption chart;

    @Override
    public Integer call() throws Refused {
        require(budget >= 1, "--budget is at least 1, not " + budget);
        List<List<Puzzle>> chains = switch (problem.get().kind()) {
            case SUDOKU -> GivenChains.sudokus(SUDOKU_CHAINS, 1);
            case SUDOMINO -> GivenChains.sudominos();
        };
        Growth growth = new Growth(chains, budget);
        Map<String, List<Growth.Point>> results = new LinkedHashMap<>();
        List<SolverStrategy> runners = strategies.of(problem.get().kind());
        try (Steps steps = Steps.begin("growth", runners.size(), err())) {
            for (SolverStrategy runner : runners) {
                results.put(runner.id(), growth.of(runner));
                steps.step();
            }
        }
        out().println(TextTable.format(table(results), 1));
        draw(results);
        return ExitCode.OK;
    }

    private List<String[]> table(Map<String, List<Growth.Point>> results) {
        List<String> header = new ArrayList<>(List.of(problem.get().kind().givens()));
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

    private void draw(Map<String, List<Growth.Point>> results) throws Refused {
        Map<String, Map<String, Double>> series =
                Growth.series(results, point -> time ? point.micros() : Math.max(0.1, point.placements()));
        String givens = problem.get().kind().givens();
        String what = time ? "microseconds" : "placements";
        chart.draw(() -> Charts.lines("Cost as the givens fall", givens, what + ", median", series));
    }
}
