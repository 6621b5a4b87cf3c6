package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.TextTable;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.lab.cli.ChartOption;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.SeedOption;
import sudokukata.lab.cli.StrategyConverter;
import sudokukata.lab.cli.TextSource;
import sudokukata.lab.measure.Charts;
import sudokukata.lab.measure.Luck;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.SolverStrategy;

/** Shows how much of a cost is the luck of the order. */
@Command(
        name = "luck",
        description = "Solve one sudoku under many symmetries: how far the work scatters by order alone.",
        footer = {
            "",
            "Rows, columns and digits change places; the puzzle stays the same to a person.",
            "Exit code: 0; 2 text that cannot be read, or a wrong call."
        })
final class LuckCommand extends KataCommand {
    private static final int BAR = 40;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "its first sudoku is taken; without a file, Inkala's of 2012")
    private Path file;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            split = ",",
            defaultValue = "naive,mrv,singles,bands",
            description = "whose luck, joined by commas (default: ${DEFAULT-VALUE})",
            converter = StrategyConverter.class)
    private List<SolverStrategy> strategies;

    @Option(
            names = "--symmetries",
            paramLabel = "N",
            defaultValue = "200",
            description = "how many (default: ${DEFAULT-VALUE})")
    private int symmetries;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "placements for each run (default: ${DEFAULT-VALUE})")
    private long budget;

    @Mixin
    private ChartOption chart;

    private final InputStream in;

    LuckCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        require(symmetries >= 1, "--symmetries is at least 1, not " + symmetries);
        require(budget >= 1, "--budget is at least 1, not " + budget);
        for (SolverStrategy strategy : strategies) {
            require(
                    StrategyJudge.isStarted(strategy, Kind.SUDOKU),
                    "strategy '" + strategy.id() + "' does not solve a sudoku; see: ./kata strategies");
        }
        Sudoku puzzle = file == null ? NamedGrid.INKALA_2012.puzzle() : read();
        List<Luck> lucks = strategies.stream()
                .map(strategy -> Luck.of(strategy, puzzle, symmetries, seed.get(), budget))
                .toList();
        print(lucks);
        draw(lucks);
        return ExitCode.OK;
    }

    private Sudoku read() throws Refused {
        for (PastedPuzzle record : PastedText.read(TextSource.read(file, in))) {
            Puzzle puzzle = record.puzzle().orElseThrow(() -> new Refused(record.placedComplaint()));
            Optional<Sudoku> sudoku = puzzle.match(Optional::of, sudomino -> Optional.empty());
            if (sudoku.isPresent()) {
                return sudoku.get();
            }
        }
        throw new Refused("no sudoku found: expected 81 cells on a line, or 9 lines of 9");
    }

    private void print(List<Luck> lucks) {
        PrintWriter out = out();
        List<String[]> table = new ArrayList<>(
                List.<String[]>of(new String[] {"strategy", "least", "median", "90 %", "most", "OVER"}));
        lucks.forEach(luck -> table.add(new String[] {
            luck.strategy(),
            number(luck.quantile(0)),
            number(luck.quantile(0.5)),
            number(luck.quantile(0.9)),
            number(luck.quantile(1)),
            Long.toString(luck.over())
        }));
        out.println(TextTable.format(table, 1));
        for (Luck luck : lucks) {
            out.printf(
                    "%n%s: how many of %d symmetries need from so many placements to twice as many%n",
                    luck.strategy(), symmetries);
            long most = luck.histogram().values().stream()
                    .mapToLong(Long::longValue)
                    .max()
                    .orElse(1);
            luck.histogram().entrySet().stream()
                    .dropWhile(bin -> bin.getValue() == 0)
                    .forEach(bin ->
                            out.printf(Locale.ROOT, "%,11d %4d %s%n", bin.getKey(), bin.getValue(), "#".repeat((int)
                                            (bin.getValue() * BAR / most))));
        }
    }

    private static String number(long placements) {
        return String.format(Locale.ROOT, "%,d", placements);
    }

    private void draw(List<Luck> lucks) throws Refused {
        Map<String, Map<String, Double>> series = new LinkedHashMap<>();
        long longest =
                lucks.stream().mapToLong(luck -> luck.histogram().size()).max().orElse(0);
        for (Luck luck : lucks) {
            Map<String, Double> values = new LinkedHashMap<>();
            for (int power = 0; power < longest; power++) {
                long bound = 1L << power;
                values.put(
                        number(bound), luck.histogram().getOrDefault(bound, 0L).doubleValue());
            }
            series.put(luck.strategy(), values);
        }
        String title = "One sudoku, " + symmetries + " symmetries";
        chart.draw(() -> Charts.histogram(title, "symmetries", series));
    }
}
