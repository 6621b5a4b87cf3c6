package sudokukata.lab.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.format.TilesFormat;
import sudokukata.judge.generate.SudokuGenerator;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.KindConverter;
import sudokukata.lab.cli.ProblemConverter;
import sudokukata.lab.cli.SeedOption;
import sudokukata.lab.cli.Steps;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;

/** Makes puzzles from a seed. */
@Command(
        name = "generate",
        description = "Make puzzles with one grid each, from a seed.",
        footer = {
            "",
            "Sudokus come one a line, or with --judge as the problem's input (then --count is 1).",
            "Sudominokus come as the input of their problem."
        })
final class GenerateCommand extends KataCommand {

    @Parameters(
            index = "0",
            paramLabel = "KIND",
            description = "one of ${COMPLETION-CANDIDATES}",
            converter = KindConverter.class,
            completionCandidates = KindConverter.class)
    private Kind kind;

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "1",
            description = "how many (default: ${DEFAULT-VALUE})")
    private int count;

    @Option(
            names = "--givens",
            paramLabel = "N",
            description = "clues of a sudoku, 22..81 (default: 30); given tiles of a Sudominoku, 10..36 (default: 18)")
    private Integer givens;

    @Option(names = "--minimal", description = "take givens until none can be taken")
    private boolean minimal;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--judge",
            paramLabel = "PROBLEM",
            description = "write sudokus as the input of this problem, one of ${COMPLETION-CANDIDATES}",
            converter = ProblemConverter.class,
            completionCandidates = ProblemConverter.class)
    private Problem problem;

    @Override
    public Integer call() {
        check();
        PrintWriter out = out();
        try (Steps steps = Steps.begin("generate", count, err())) {
            Supplier<Puzzle> maker = maker();
            for (int i = 0; i < count; i++) {
                out.print(text(maker.get()));
                out.flush();
                steps.step();
            }
            out.print(end());
        }
        return ExitCode.OK;
    }

    private Supplier<Puzzle> maker() {
        return switch (kind) {
            case SUDOKU -> {
                SudokuGenerator generator = new SudokuGenerator(seed.get());
                yield () -> minimal ? generator.minimal() : generator.withClues(givens == null ? 30 : givens);
            }
            case SUDOMINO -> {
                SudominoGenerator generator = new SudominoGenerator(seed.get());
                yield () -> minimal ? generator.minimal() : generator.withTiles(givens == null ? 18 : givens);
            }
        };
    }

    /** Written as it comes, for many take their time. */
    private String text(Puzzle puzzle) {
        return switch (kind) {
            case SUDOKU -> problem == null ? puzzle + "\n" : problem.format().writeInput(List.of(puzzle));
            case SUDOMINO -> TilesFormat.puzzle(puzzle);
        };
    }

    private String end() {
        return switch (kind) {
            case SUDOKU -> "";
            case SUDOMINO -> TilesFormat.END;
        };
    }

    private void check() {
        int fewest = switch (kind) {
            case SUDOKU -> 22;
            case SUDOMINO -> 10;
        };
        int most = switch (kind) {
            case SUDOKU -> 81;
            case SUDOMINO -> 36;
        };
        require(count >= 1, "--count is at least 1, not " + count);
        require(givens == null || !minimal, "--givens and --minimal exclude each other");
        require(
                givens == null || givens >= fewest && givens <= most,
                "--givens of a " + KindConverter.word(kind) + " is " + fewest + ".." + most + ", not " + givens);
        require(problem == null || kind == Kind.SUDOKU, "--judge is for sudokus; Sudominokus come in judge form");
        require(
                problem == null || problem.kind() == kind,
                "--judge is " + Problems.names(Problems.about(Kind.SUDOKU), "or"));
        require(
                problem == null || count <= problem.format().most(),
                "an input of problem " + problem + " is one sudoku; drop --count");
    }
}
