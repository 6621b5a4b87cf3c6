package sudokukata.lab.command;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import sudokukata.judge.problem.Problem;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.OutputFile;
import sudokukata.lab.cli.ProblemConverter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.ShownSearch;
import sudokukata.lab.cli.Startable;
import sudokukata.lab.cli.StrategyOption;
import sudokukata.lab.figure.FigureKind;
import sudokukata.lab.figure.FigureRequest;
import sudokukata.lab.figure.Scene;
import sudokukata.lab.figure.Undrawable;
import sudokukata.lab.replay.Recording;
import sudokukata.lab.replay.RecordingLimits;
import sudokukata.puzzle.Cells;
import sudokukata.search.Limits;
import sudokukata.search.SolverStrategy;

/** Draws a search, or a moment of it, as an SVG file. */
@Command(
        name = "figure",
        description = "Draw a strategy's search, or a moment of it, as an SVG file for a page.",
        footer = {
            "",
            "KIND: grid      the board after --to events, clues told from fills",
            "      marked    the board where a rule is broken, or no digit fits",
            "      masks     what the row, the column and the box leave for --cell",
            "      tiling    dominoes as tiles; one that was taken back last, too",
            "      stack     the calls as bars over time: how the search goes back",
            "      tree      the search tree, large branches folded",
            "      heat      how often each cell was written",
            "      animation the board and the stack, moving in a loop",
            "Without FILE, --case and --grid it is of the public sample; grid, marked and",
            "masks need no strategy. tree and heat show two searches with --against.",
            "Exit code: 0 the figure is written; 2 it cannot be drawn, or a wrong call."
        })
final class FigureCommand extends KataCommand {
    private static final RecordingLimits KEPT = RecordingLimits.events(250_000);

    @Parameters(
            index = "0",
            paramLabel = "KIND",
            description = "what to draw, see below",
            converter = KindConverter.class)
    private FigureKind kind;

    @Parameters(
            index = "1",
            paramLabel = "PROBLEM",
            description = "one of ${COMPLETION-CANDIDATES}",
            converter = ProblemConverter.class,
            completionCandidates = ProblemConverter.class)
    private Problem problem;

    @Parameters(
            index = "2",
            arity = "0..1",
            paramLabel = "FILE",
            description = "the judge's input, or a puzzle as people paste it; - for standard input")
    private Path file;

    @Option(
            names = "--case",
            paramLabel = "CASE",
            description = "a case of the judge, such as levels/dead-end/01-ten-blanks")
    private String caseId;

    @Option(
            names = "--grid",
            paramLabel = "NAME",
            description = "a grid of the docs' tables, such as inkala-2012 or 'Inkala 2012'")
    private String grid;

    @Option(names = "--puzzle", paramLabel = "K", defaultValue = "1", description = "which puzzle of the input, from 1")
    private int puzzle;

    @Mixin
    private StrategyOption strategy;

    @Mixin
    private ShownSearch shown;

    @Option(names = "--from", paramLabel = "N", defaultValue = "0", description = "skip so many events of the search")
    private long from;

    @Option(names = "--to", paramLabel = "N", description = "end after so many events (default: the end)")
    private Long to;

    @Option(names = "--cell", paramLabel = "CELL", description = "the cell to look at, r1c1..r9c9 or A1..I9")
    private String cell;

    @Option(
            names = "-o",
            paramLabel = "FILE.svg",
            defaultValue = "figure.svg",
            description = "the figure; - for standard output (default: ${DEFAULT-VALUE})")
    private Path output;

    private final InputStream in;

    FigureCommand(InputStream in) {
        this.in = in;
    }

    /** Reads a kind's word. */
    static final class KindConverter implements ITypeConverter<FigureKind> {
        @Override
        public FigureKind convert(String word) {
            return Stream.of(FigureKind.values())
                    .filter(kind -> kind.toString().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + word + "' is no kind of figure; there are "
                            + Stream.of(FigureKind.values())
                                    .map(FigureKind::toString)
                                    .collect(Collectors.joining(", "))));
        }
    }

    @Override
    public Integer call() throws Refused {
        Limits limits = shown.limits();
        require(
                Stream.of(file, caseId, grid).filter(given -> given != null).count() <= 1,
                "one of a file, a case and a grid, not several");
        require(strategy.get().isPresent() || shown.against().isEmpty(), "--against needs --strategy");
        require(
                strategy.get().isPresent()
                        || kind == FigureKind.GRID
                        || kind == FigureKind.MARKED
                        || kind == FigureKind.MASKS,
                kind + " shows a search: say whose, with --strategy ID");
        Replayed input = grid == null ? Replayed.read(problem, file, caseId, in) : Replayed.ofGrid(problem, grid);
        require(puzzle >= 1 && puzzle <= input.size(), "--puzzle is 1.." + input.size() + ", not " + puzzle);
        try {
            write(kind.svg(order(input, limits)));
        } catch (Undrawable e) {
            throw new Refused(e.getMessage());
        }
        return ExitCode.OK;
    }

    private FigureRequest order(Replayed input, Limits limits) {
        Scene scene = scene(input, limits, strategy.get(), from, to);
        Optional<Scene> other = shown.against().map(second -> scene(input, limits, Optional.of(second), 0, null));
        return new FigureRequest(scene, other, Optional.ofNullable(cell).map(this::cell));
    }

    private Scene scene(Replayed input, Limits limits, Optional<SolverStrategy> whose, long begin, Long end) {
        String name = input.title(puzzle - 1);
        if (whose.isEmpty()) {
            Recording nothing = Recording.ofNothing(input.puzzles().get(puzzle - 1));
            return new Scene(name, nothing, begin, end == null ? 0 : end);
        }
        SolverStrategy searcher = whose.get();
        Startable.require(searcher, problem, line());
        Recording recording = input.record(puzzle - 1, searcher, limits, KEPT);
        return new Scene(
                name, recording, begin, end == null ? recording.counts().events() : end);
    }

    private int cell(String name) {
        return Stream.iterate(0, number -> number < Cells.COUNT, number -> number + 1)
                .filter(number -> Cells.name(number).equalsIgnoreCase(name)
                        || Cells.location(number).equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> wrong("--cell is r1c1..r9c9 or A1..I9, not '" + name + "'"));
    }

    private void write(String svg) throws Refused {
        if (output.toString().equals("-")) {
            out().print(svg);
            return;
        }
        OutputFile.write(output, svg, "the figure");
        out().printf(Locale.ROOT, "written: %s (%,d bytes)%n", output, svg.getBytes(StandardCharsets.UTF_8).length);
    }
}
