package sudokukata.judge.breaker;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.generate.SudokuGenerator;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.problem.Answers;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.Problem;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
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
        this.oracle = switch (problem.kind()) {
            case SUDOKU -> FirstInOrder.of(oracle);
            case SUDOMINO -> oracle;
        };
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
        return switch (problem.kind()) {
            case SUDOKU -> sudokus.blanked(k % 60);
            case SUDOMINO -> withTilesMissing(1 + k % 20);
        };
    }

    private Sudomino withTilesMissing(int missing) {
        Sudomino puzzle = sudominos.complete();
        for (Tile tile : puzzle.tiles().subList(0, missing)) {
            puzzle = SudominoGenerator.without(puzzle, tile);
        }
        return puzzle;
    }

    private Optional<Counterexample> test(Subject subject, Puzzle puzzle) {
        int wanted = problem.answers() == Answers.ONLY ? 2 : 1;
        Outcome outcome = SearchRun.within(new Limits(wanted, ORACLE_BUDGET)).of(oracle, puzzle);
        boolean onlyOne =
                outcome.end() == Outcome.End.EXHAUSTED && outcome.solutions().size() == 1;
        if (outcome.first().isEmpty() || problem.answers() == Answers.ONLY && !onlyOne) {
            return Optional.empty();
        }
        String input = problem.format().writeInput(List.of(puzzle));
        String answer =
                problem.format().write(1, outcome.first().map(Solution::grid).orElseThrow());
        Ruling ruling = subject.judge(input, CaseInput.of(problem, input, answer));
        return ruling.isAccepted() ? Optional.empty() : Optional.of(new Counterexample(puzzle, input, answer, ruling));
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
        return Shrinking.of(example.puzzle(), solution, random);
    }

    /** Tells how much a puzzle leaves open, for a person: blanks of a sudoku, missing tiles of a Sudominoku. */
    public static String size(Puzzle puzzle) {
        return puzzle.match(
                sudoku -> blanks(sudoku) + " of " + Cells.COUNT,
                sudomino -> Domino.all().size() - sudomino.tiles().size() + " tiles missing");
    }

    private static String blanks(Puzzle puzzle) {
        int blanks = puzzle.clues().blanks();
        return blanks == 1 ? "1 blank" : blanks + " blanks";
    }
}
