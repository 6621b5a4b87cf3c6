package sudokukata.judge.breaker;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import sudokukata.judge.Ruling;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.SudokuGenerator;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.verdict.Verdict;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Looks for a puzzle that a solver gets wrong: seeded random ones, small ones first, each with the answer of an oracle.
 * Each that fails is shrunk: blanks are filled, many at a time and then one by one, as long as it still fails. The
 * smallest is kept.
 */
public final class Breaker {
    /** One shrunk example may be stuck; the smallest of several seldom is. */
    private static final int SHRUNK_AT_MOST = 12;

    /** So few blanks can be followed by hand: no need to look for fewer. */
    private static final int SMALL = 4;

    private static final long ORACLE_BUDGET = 500_000;

    private final Problem problem;
    private final SolverStrategy oracle;
    private final Random random;
    private final SudokuGenerator sudokus;
    private final SudominoGenerator sudominos;

    /**
     * @param oracle who knows the answers; not the one to be broken
     * @param seed the same seed gives the same search
     */
    public Breaker(Problem problem, SolverStrategy oracle, long seed) {
        this.problem = problem;
        this.oracle = problem.isSudomino() ? oracle : FirstInOrder.of(oracle);
        this.random = new Random(seed);
        this.sudokus = new SudokuGenerator(seed);
        this.sudominos = new SudominoGenerator(seed);
    }

    /**
     * Tries so many puzzles.
     *
     * @param progress is told of each
     * @return the counter-example, shrunk; empty if none was met
     */
    public Optional<Counterexample> search(Subject subject, int tries, IntConsumer progress) {
        Optional<Counterexample> smallest = Optional.empty();
        int failed = 0;
        for (int k = 0; k < tries && failed < SHRUNK_AT_MOST && !isSmall(smallest); k++) {
            progress.accept(k);
            Optional<Counterexample> found = test(subject, candidate(k));
            if (found.isPresent()) {
                failed++;
                smallest = Stream.concat(smallest.stream(), Stream.of(shrink(subject, found.get())))
                        .min(Comparator.comparingInt(Counterexample::blanks));
            }
        }
        return smallest;
    }

    private static boolean isSmall(Optional<Counterexample> found) {
        return found.filter(example -> example.blanks() <= SMALL).isPresent();
    }

    /** Small puzzles first: a few blanks, then more, over and over. */
    private Puzzle candidate(int k) {
        if (problem.isSudomino()) {
            int missing = 1 + k % 20;
            Sudomino puzzle = sudominos.complete();
            for (Tile tile : puzzle.tiles().subList(0, missing)) {
                puzzle = SudominoGenerator.without(puzzle, tile);
            }
            return puzzle;
        }
        return sudokus.blanked(k % 60);
    }

    private Optional<Counterexample> test(Subject subject, Puzzle puzzle) {
        int wanted = problem.isSudomino() ? 2 : 1;
        Outcome outcome = Search.run(oracle, puzzle, new Limits(wanted, ORACLE_BUDGET));
        boolean known = problem.isSudomino()
                ? outcome.end() == Outcome.End.EXHAUSTED && outcome.solutions().size() == 1
                : outcome.first().isPresent();
        if (!known) {
            return Optional.empty();
        }
        String input = problem.format().writeInput(List.of(puzzle));
        String answer =
                problem.format().write(1, outcome.first().map(Solution::grid).orElseThrow());
        Ruling ruling = subject.judge(input, answer);
        return ruling.verdict() == Verdict.AC
                ? Optional.empty()
                : Optional.of(new Counterexample(puzzle, input, answer, ruling));
    }

    private Counterexample shrink(Subject subject, Counterexample found) {
        Counterexample smallest = found;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Puzzle less : smaller(smallest)) {
                Optional<Counterexample> still = test(subject, less);
                if (still.isPresent() && still.get().blanks() < smallest.blanks()) {
                    smallest = still.get();
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    /** The puzzle with some blanks filled from a solution: half of them, a quarter, ... then each alone. */
    private List<Puzzle> smaller(Counterexample example) {
        Grid solution = problem.format().readOutput(example.answer()).grids().get(0);
        return example.puzzle() instanceof Sudomino sudomino
                ? Shrinking.of(sudomino, solution, random)
                : Shrinking.of((Sudoku) example.puzzle(), solution, random);
    }

    /** Tells how much a puzzle leaves open, for a person: blanks of a sudoku, missing tiles of a Sudominoku. */
    public static String size(Puzzle puzzle) {
        return puzzle instanceof Sudomino sudomino
                ? 36 - sudomino.tiles().size() + " tiles missing"
                : blanks(puzzle) + " of " + Cells.COUNT;
    }

    private static String blanks(Puzzle puzzle) {
        int blanks = puzzle.clues().blanks();
        return blanks == 1 ? "1 blank" : blanks + " blanks";
    }
}
