package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.TextTable;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.lab.cli.ChartOption;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.RunnersOption;
import sudokukata.lab.cli.Steps;
import sudokukata.lab.cli.TextSource;
import sudokukata.lab.measure.Lap;
import sudokukata.lab.measure.Race;
import sudokukata.lab.measure.RaceChart;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.SolverStrategy;

/** Races strategies over many puzzles. */
@Command(
        name = "race",
        description = "Race strategies over many puzzles; every solution is checked.",
        footer = {
            "",
            "Reads puzzles as people paste them, or a judge's input of Sudominokus. Times are thread time; ratios hold,",
            "absolute figures drift.",
            "Exit code: 0; 1 if a solution is wrong; 2 text that cannot be read, or a wrong call."
        })
final class RaceCommand extends KataCommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "standard input if none is named")
    private Path file;

    @Mixin
    private RunnersOption strategies;

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

    @Mixin
    private ChartOption chart;

    private final InputStream in;

    RaceCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        require(limit >= 1, "--limit is at least 1, not " + limit);
        require(budget >= 0, "--budget is 0 or more, not " + budget);
        require(seconds >= 1, "--seconds is at least 1, not " + seconds);
        List<Puzzle> puzzles = read();
        List<Lap> laps = race(puzzles);
        PrintWriter out = out();
        List<String[]> table = new ArrayList<>(List.<String[]>of(Lap.header()));
        laps.forEach(lap -> table.add(lap.columns()));
        out.println(TextTable.format(table, 1));
        out.printf(
                "%d puzzles, %d %s wanted of each, %s, %d cores%n",
                puzzles.size(), limit, limit == 1 ? "solution" : "solutions", jdk(), cores());
        laps.stream()
                .filter(lap -> !lap.wrong().isEmpty())
                .forEach(lap -> out.println("WRONG: " + lap.strategy() + ", " + lap.wrong()));
        chart.draw(() -> RaceChart.of(laps, puzzles.size() + " puzzles, limit " + limit));
        return laps.stream().allMatch(lap -> lap.wrong().isEmpty()) ? ExitCode.OK : ExitCode.NO;
    }

    private List<Lap> race(List<Puzzle> puzzles) {
        List<SolverStrategy> runners = strategies.of(puzzles.get(0).kind());
        Race race = new Race(puzzles, new Limits(limit, budget), Duration.ofSeconds(seconds));
        List<Lap> laps = new ArrayList<>();
        try (Steps steps = Steps.begin("race", runners.size(), err())) {
            for (SolverStrategy runner : runners) {
                laps.add(race.run(runner));
                steps.step();
            }
        }
        return laps;
    }

    private List<Puzzle> read() throws Refused {
        List<PastedPuzzle> records = PastedText.read(TextSource.read(file, in));
        PrintWriter err = err();
        records.stream()
                .filter(record -> record.puzzle().isEmpty())
                .forEach(record -> err.println("kata: left out, " + record.placedComplaint()));
        List<Puzzle> puzzles = records.stream()
                .map(PastedPuzzle::puzzle)
                .flatMap(Optional::stream)
                .toList();
        if (puzzles.isEmpty()) {
            throw new Refused("no puzzle found: expected 81 cells on a line, or 9 lines of 9");
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
}
