package sudokukata.lab;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.SudokuGenerator;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.puzzle.Puzzle;

/** Makes puzzles from a seed. */
@Command(
        name = "generate",
        description = "Make puzzles with one grid each, from a seed.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Sudokus come one a line, or with --judge as the problem's input (then --count is 1).",
            "Sudominokus come as the input of problem 4574."
        })
final class GenerateCommand implements Callable<Integer> {

    /** What is made. */
    enum Kind {
        sudoku,
        sudomino
    }

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "KIND", description = "sudoku or sudomino")
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

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    private long seed;

    @Option(
            names = "--judge",
            paramLabel = "PROBLEM",
            description = "write a sudoku as the input of 2239 or 2580",
            converter = ProblemConverter.class)
    private Problem problem;

    @Override
    public Integer call() {
        check();
        PrintWriter out = spec.commandLine().getOut();
        try (Steps steps = Steps.begin("generate", count, spec.commandLine().getErr())) {
            if (kind == Kind.sudoku) {
                SudokuGenerator generator = new SudokuGenerator(seed);
                for (int i = 0; i < count; i++) {
                    show(minimal ? generator.minimal() : generator.withClues(givens == null ? 30 : givens), out);
                    steps.step();
                }
            } else {
                SudominoGenerator generator = new SudominoGenerator(seed);
                for (int i = 0; i < count; i++) {
                    show(minimal ? generator.minimal() : generator.withTiles(givens == null ? 18 : givens), out);
                    steps.step();
                }
                out.print("0\n");
            }
        }
        return ExitCode.OK;
    }

    private void show(Puzzle puzzle, PrintWriter out) {
        if (kind == Kind.sudomino) {
            String text = Problem.SUDOMINO_4574.format().writeInput(List.of(puzzle));
            out.print(text.substring(0, text.length() - 2));
        } else if (problem == null) {
            out.print(puzzle + "\n");
        } else {
            out.print(problem.format().writeInput(List.of(puzzle)));
        }
        out.flush();
    }

    private void check() {
        int fewest = kind == Kind.sudoku ? 22 : 10;
        int most = kind == Kind.sudoku ? 81 : 36;
        require(count >= 1, "--count is at least 1, not " + count);
        require(givens == null || !minimal, "--givens and --minimal exclude each other");
        require(
                givens == null || givens >= fewest && givens <= most,
                "--givens of a " + kind + " is " + fewest + ".." + most + ", not " + givens);
        require(problem == null || kind == Kind.sudoku, "--judge is for sudokus; Sudominokus come in judge form");
        require(problem == null || !problem.isSudomino(), "--judge is 2239 or 2580");
        require(problem == null || count == 1, "an input of problem " + problem + " is one sudoku; drop --count");
    }

    private void require(boolean holds, String message) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
