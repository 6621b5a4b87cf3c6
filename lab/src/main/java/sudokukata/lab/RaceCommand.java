package sudokukata.lab;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.lab.race.Lap;
import sudokukata.lab.race.Race;
import sudokukata.lab.race.RaceChart;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.SolverStrategy;

/** Races strategies over many puzzles. */
@Command(
        name = "race",
        description = "Race strategies over many puzzles; every solution is checked.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Reads puzzles as people paste them, or the input of 4574. Times are thread time; ratios hold,",
            "absolute figures drift.",
            "Exit code: 0; 1 if a solution is wrong; 2 text that cannot be read, or a wrong call."
        })
final class RaceCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "standard input if none is named")
    private Path file;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            split = ",",
            description = "who races, joined by commas; all that can if none is named",
            converter = StrategyConverter.class)
    private List<SolverStrategy> strategies = List.of();

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "1",
            description = "solutions wanted of each puzzle; 2 proves uniqueness (default: ${DEFAULT-VALUE})")
    private int limit;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "placements for each puzzle (default: ${DEFAULT-VALUE})")
    private long budget;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "the longest time of a pass of one strategy (default: ${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--chart", paramLabel = "FILE.svg", description = "draw the result")
    private Path chart;

    private final InputStream in;

    RaceCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws TextSource.Unreadable {
        require(limit >= 1, "--limit is at least 1, not " + limit);
        require(budget >= 0, "--budget is 0 or more, not " + budget);
        require(seconds >= 1, "--seconds is at least 1, not " + seconds);
        List<Puzzle> puzzles = read();
        List<Lap> laps = race(puzzles);
        PrintWriter out = spec.commandLine().getOut();
        List<String[]> table = new ArrayList<>(List.<String[]>of(Lap.header()));
        laps.forEach(lap -> table.add(lap.columns()));
        out.println(TextTable.format(table, 1));
        out.printf(
                "%d puzzles, %d %s wanted of each, %s, %d cores%n",
                puzzles.size(), limit, limit == 1 ? "solution" : "solutions", jdk(), cores());
        laps.stream()
                .filter(lap -> !lap.wrong().isEmpty())
                .forEach(lap -> out.println("WRONG: " + lap.strategy() + ", " + lap.wrong()));
        if (chart != null) {
            ChartFile.write(RaceChart.of(laps, puzzles.size() + " puzzles, limit " + limit), chart, out);
        }
        return laps.stream().allMatch(lap -> lap.wrong().isEmpty()) ? ExitCode.OK : ExitCode.NO;
    }

    private List<Lap> race(List<Puzzle> puzzles) {
        List<SolverStrategy> runners = runners(puzzles.get(0) instanceof Sudomino);
        Race race = new Race(puzzles, new Limits(limit, budget), Duration.ofSeconds(seconds));
        List<Lap> laps = new ArrayList<>();
        try (Steps steps =
                Steps.begin("race", runners.size(), spec.commandLine().getErr())) {
            for (SolverStrategy runner : runners) {
                laps.add(race.run(runner));
                steps.step();
            }
        }
        return laps;
    }

    private List<SolverStrategy> runners(boolean sudomino) {
        Problem problem = sudomino ? Problem.SUDOMINO_4574 : Problem.SUDOKU_2580;
        for (SolverStrategy strategy : strategies) {
            require(
                    StrategyJudge.isStarted(strategy, problem),
                    "strategy '" + strategy.id() + "' cannot do these puzzles; see: ./kata strategies");
        }
        return strategies.isEmpty() ? Startable.all(problem) : strategies;
    }

    private List<Puzzle> read() throws TextSource.Unreadable {
        List<PastedPuzzle> records = PastedText.read(TextSource.read(file, in));
        PrintWriter err = spec.commandLine().getErr();
        records.stream()
                .filter(record -> record.puzzle().isEmpty())
                .forEach(record -> err.println("kata: left out, " + record.placedComplaint()));
        List<Puzzle> puzzles = records.stream()
                .map(PastedPuzzle::puzzle)
                .flatMap(Optional::stream)
                .toList();
        if (puzzles.isEmpty()) {
            throw new TextSource.Unreadable("no puzzle found: expected 81 cells on a line, or 9 lines of 9");
        }
        return puzzles;
    }

    private static String jdk() {
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.version") + ", "
                + System.getProperty("os.arch");
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    private void require(boolean holds, String message) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
