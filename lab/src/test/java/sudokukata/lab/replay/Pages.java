package sudokukata.lab.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** The recordings that the browser is shown, one for each thing that a page can have. */
enum Pages {
    PLAIN(() -> record(NamedGrid.SAMPLE.puzzle(), 1, "naive")),
    TWO(() -> record(NamedGrid.SAMPLE.puzzle(), 1, "naive"), () -> record(NamedGrid.SAMPLE.puzzle(), 1, "mrv")),
    DOMINO(() -> record(sudomino(), 1, "domino")),
    DOMINO_TWO(() -> record(sudomino(), 1, "domino"), () -> record(sudomino(), 1, "propagation")),
    SOLUTIONS(() -> record(NamedGrid.SIX_SOLUTIONS.puzzle(), 10, "naive")),
    BRANCHES(() -> record(NamedGrid.TWO_CLUES.puzzle(), 2, "bands")),
    COVER(() -> record(sudomino(), 1, "cover")),
    LONG(() -> new RecordedRun(
                    NamedGrid.ANTI_ROW_ORDER.puzzle(), Limits.firstWithin(20_000), new RecordingLimits(25, 4, 4, 6))
            .of(Strategies.named("naive"))),
    LARGE(() -> new RecordedRun(
                    NamedGrid.ANTI_ROW_ORDER.puzzle(), Limits.firstWithin(50_011), RecordingLimits.events(100_000))
            .of(Strategies.named("naive"))),
    CLUE_OVERWRITTEN(() -> wrong(search -> {
        search.place(1, 4);
        search.place(0, 7);
    })),
    UNDO_OUT_OF_ORDER(() -> wrong(search -> {
        search.place(1, 4);
        search.place(3, 6);
        search.undo(1);
    })),
    NO_CELL(() -> wrong(search -> search.place(81, 4))),
    CLASH(() -> wrong(search -> {
        search.place(1, 4);
        search.place(3, 4);
        search.found(NamedGrid.SAMPLE.puzzle().clues().toArray());
    })),
    THREW(() -> wrong(search -> {
        search.place(1, 4);
        throw new IllegalStateException("</script> no such cell");
    })),
    ABANDONED(() -> new RecordedRun(NamedGrid.SAMPLE.puzzle(), Limits.firstWithin(100), RecordingLimits.events(100))
            .patience(Duration.ofMillis(50))
            .of(new Scripted(search -> {
                search.place(1, 4);
                while (true) {
                    // Its thread is abandoned: parked, it takes no core from the tests that follow.
                    LockSupport.park();
                }
            }))),
    RULE_BROKEN(Pages::ruleBroken),
    CLUES_CLASH(() -> record(new Sudoku(NamedGrid.SAMPLE.puzzle().clues().with(1, 1)), 1, "naive"));

    private final List<Supplier<Recording>> makers;
    private List<Recording> recordings;

    Pages(Supplier<Recording> maker) {
        this.makers = List.of(maker);
    }

    Pages(Supplier<Recording> maker, Supplier<Recording> other) {
        this.makers = List.of(maker, other);
    }

    Recording recording() {
        return recordings().get(0);
    }

    /** Made when they are first wanted: while this class is made, no other thread may use it, and a search has one. */
    List<Recording> recordings() {
        if (recordings == null) {
            recordings = makers.stream().map(Supplier::get).toList();
        }
        return recordings;
    }

    Path write(Path folder) {
        Path file = folder.resolve(name() + ".html");
        try {
            return Files.exists(file)
                    ? file
                    : Files.writeString(file, new ReplayPage("2239 sample/1", List.of("A note."), recordings()).html());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Recording record(Puzzle puzzle, int wanted, String strategy) {
        return new RecordedRun(puzzle, new Limits(wanted, 100_000), RecordingLimits.events(100_000))
                .of(Strategies.named(strategy));
    }

    private static Recording wrong(Consumer<Search> script) {
        return run(NamedGrid.SAMPLE.puzzle(), new Scripted(script));
    }

    private static Recording run(Puzzle puzzle, SolverStrategy strategy) {
        return new RecordedRun(puzzle, Limits.firstWithin(100), RecordingLimits.events(1_000)).of(strategy);
    }

    /** Without a look at boxes: 1 at r3c3 clashes at once, the grid is handed over later. */
    private static Recording ruleBroken() {
        Grid right = Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
        int[] wrong = right.with(79, 7).with(80, 2).toArray();
        return run(new Sudoku(right.with(78, 0).with(79, 0).with(80, 0)), new Scripted(search -> {
            search.place(78, 1);
            search.place(79, 7);
            search.place(80, 2);
            search.found(wrong);
        }));
    }

    private static Puzzle sudomino() {
        String input =
                CaseLibrary.ofProject().judged(Problems.numbered("4574")).get(0).input();
        return Problems.numbered("4574").format().read(input).entries().get(0).puzzle();
    }
}
