package sudokukata.lab.command;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudokukata.judge.check.Checker;
import sudokukata.judge.check.Fault;
import sudokukata.judge.format.Input;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.TextSource;
import sudokukata.lab.replay.RecordedRun;
import sudokukata.lab.replay.Recording;
import sudokukata.lab.replay.RecordingLimits;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/**
 * What is replayed: the puzzles of a case, or of a text.
 *
 * @param problem whose input it is
 * @param name where it comes from: a case's id, or a file's name
 * @param puzzles at least one
 * @param asked the case, with its answers; empty for a text
 */
record Replayed(Problem problem, String name, List<? extends Puzzle> puzzles, Optional<CaseInput> asked) {
    /** To know whether a search has missed a solution, another strategy looks for one, but not for long. */
    private static final long ANSWER_BUDGET = 1_000_000;

    /**
     * Reads the input.
     *
     * @param file a judge's input, or puzzles as people paste them; - for standard input; null for none
     * @param caseId a case's id; null for the file, or without a file for the sample
     */
    static Replayed read(Problem problem, Path file, String caseId, InputStream in) throws Refused {
        return file == null ? ofCase(problem, caseId == null ? "sample/1" : caseId) : ofText(problem, file, in);
    }

    private static Replayed ofCase(Problem problem, String id) throws Refused {
        CaseLibrary library = CaseLibrary.ofProject();
        JudgeCase judgeCase = Stream.of(library.all(problem), library.longFiles(problem), library.levels(problem))
                .flatMap(List::stream)
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Refused("problem " + problem + " has no case '" + id
                        + "'; a case is named such as sample/1 or "
                        + library.judged(problem).get(1).id()));
        CaseInput asked = CaseInput.of(judgeCase);
        return new Replayed(problem, id, asked.puzzles(), Optional.of(asked));
    }

    /**
     * One of the grids that the docs call by name.
     *
     * @param name its title, in either case; what is no letter or digit may be written as -
     */
    static Replayed ofGrid(Problem problem, String name) throws Refused {
        NamedGrid grid = Stream.of(NamedGrid.values())
                .filter(candidate -> problem.kind() == Kind.SUDOKU
                        && plain(candidate.title()).equals(plain(name)))
                .findFirst()
                .orElseThrow(() -> new Refused("problem " + problem + " has no grid '" + name
                        + "'; the problems " + Problems.names(Problems.about(Kind.SUDOKU), "and") + " have: "
                        + Stream.of(NamedGrid.values())
                                .map(candidate -> plain(candidate.title()))
                                .collect(Collectors.joining(", "))));
        String title = grid.title().startsWith(problem + " ") ? "sample" : grid.title();
        return new Replayed(problem, title, List.of(grid.puzzle()), Optional.empty());
    }

    /** Such as {@code norvig-s-grid2}. */
    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    private static Replayed ofText(Problem problem, Path file, InputStream in) throws Refused {
        String text = TextSource.read(file, in);
        if (text.isBlank()) {
            throw new Refused("no puzzle found: the input is empty");
        }
        Input input = problem.format().read(text);
        List<? extends Puzzle> puzzles =
                input.entries().stream().map(Input.Entry::puzzle).toList();
        if (input.fault().isPresent()) {
            puzzles = pasted(problem, text);
        }
        if (puzzles.isEmpty()) {
            throw new Refused(input.fault().map(Object::toString).orElse("no puzzle found: the input holds none"));
        }
        String name = file.toString().equals("-") ? "standard input" : String.valueOf(file.getFileName());
        return new Replayed(problem, name, puzzles, Optional.empty());
    }

    /** A text that is no judge's input may still be a puzzle of the right kind as people paste it. */
    private static List<? extends Puzzle> pasted(Problem problem, String text) {
        return PastedText.read(text).stream()
                .map(PastedPuzzle::puzzle)
                .flatMap(Optional::stream)
                .filter(puzzle -> puzzle.kind() == problem.kind())
                .toList();
    }

    int size() {
        return puzzles.size();
    }

    /** Such as {@code 2239 sample/1}, with the puzzle's number if there are several. */
    String title(int k) {
        return problem + " " + name + (size() == 1 ? "" : ", puzzle " + (k + 1) + " of " + size());
    }

    /** The first puzzle, from 0, on which a strategy goes wrong; the very first if it does on none. */
    int firstWrong(SolverStrategy strategy, Limits limits, RecordingLimits kept) {
        if (size() == 1) {
            return 0;
        }
        RecordingLimits little = RecordingLimits.events(10);
        return Stream.iterate(0, k -> k < size(), k -> k + 1)
                .filter(k ->
                        record(k, strategy, limits, little).ending().fault().isPresent())
                .findFirst()
                .orElse(0);
    }

    /** Records a strategy's own search of the k-th puzzle, from 0. */
    Recording record(int k, SolverStrategy strategy, Limits limits, RecordingLimits kept) {
        RecordedRun run = new RecordedRun(puzzles.get(k), limits, kept);
        answer(k, strategy).ifPresent(run::answer);
        rules(k, strategy, limits).ifPresent(run::rules);
        return run.of(strategy);
    }

    private Optional<Grid> answer(int k, SolverStrategy strategy) {
        if (asked.isPresent()) {
            return asked.map(known -> known.answers().get(k));
        }
        SolverStrategy other = Quickest.forKind(problem.kind(), Optional.of(strategy.id()));
        Outcome outcome = SearchRun.within(Limits.firstWithin(ANSWER_BUDGET)).of(other, puzzles.get(k));
        return outcome.first().map(Solution::grid);
    }

    /** A case asks for more than the rules of the game: the first solution in order, of one who promises the order. */
    private Optional<Function<Solution, Optional<Fault>>> rules(int k, SolverStrategy strategy, Limits limits) {
        boolean ordered = strategy.capabilities().contains(Capability.FIRST_IN_ORDER);
        return limits.solutions() > 1 || problem.wantsFirstInOrder() && !ordered
                ? Optional.empty()
                : asked.map(known -> solution -> new Checker(known).check(k, solution));
    }
}
