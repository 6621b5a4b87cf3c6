package sudokukata.lab;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.cases.NamedGrid;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.judge.verdict.Checker;
import sudokukata.judge.verdict.Fault;
import sudokukata.lab.replay.Kept;
import sudokukata.lab.replay.RecordedRun;
import sudokukata.lab.replay.Recording;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * What is replayed: the puzzles of a case, or of a text.
 *
 * @param problem whose input it is
 * @param name where it comes from: a case's id, or a file's name
 * @param puzzles at least one
 * @param checker the case's; empty for a text, which has no answer
 */
record Replayed(Problem problem, String name, List<? extends Puzzle> puzzles, Optional<Checker> checker) {
    /** To know whether a search has missed a solution, another strategy looks for one, but not for long. */
    private static final long ANSWER_BUDGET = 1_000_000;

    /**
     * Reads the input.
     *
     * @param file a judge's input, or puzzles as people paste them; - for standard input; null for none
     * @param caseId a case's id; null for the file, or without a file for the sample
     */
    static Replayed read(Problem problem, Path file, String caseId, InputStream in) throws TextSource.Unreadable {
        return file == null ? ofCase(problem, caseId == null ? "sample/1" : caseId) : ofText(problem, file, in);
    }

    private static Replayed ofCase(Problem problem, String id) throws TextSource.Unreadable {
        CaseLibrary library = CaseLibrary.ofProject();
        JudgeCase judgeCase = Stream.of(library.all(problem), library.longFiles(problem), library.levels(problem))
                .flatMap(List::stream)
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new TextSource.Unreadable("problem " + problem + " has no case '" + id
                        + "'; a case is named such as sample/1 or "
                        + library.judged(problem).get(1).id()));
        Checker checker = new Checker(problem, judgeCase.input(), judgeCase.answer());
        List<Puzzle> puzzles = Stream.iterate(0, k -> k < checker.size(), k -> k + 1)
                .map(checker::puzzle)
                .toList();
        return new Replayed(problem, id, puzzles, Optional.of(checker));
    }

    /**
     * One of the grids that the docs call by name.
     *
     * @param name its title, in either case; what is no letter or digit may be written as -
     */
    static Replayed ofGrid(Problem problem, String name) throws TextSource.Unreadable {
        NamedGrid grid = Stream.of(NamedGrid.values())
                .filter(candidate ->
                        !problem.isSudomino() && plain(candidate.title()).equals(plain(name)))
                .findFirst()
                .orElseThrow(() -> new TextSource.Unreadable("problem " + problem + " has no grid '" + name
                        + "'; the problems 2239 and 2580 have: "
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

    private static Replayed ofText(Problem problem, Path file, InputStream in) throws TextSource.Unreadable {
        String text = TextSource.read(file, in);
        if (text.isBlank()) {
            throw new TextSource.Unreadable("no puzzle found: the input is empty");
        }
        Input input = problem.format().read(text);
        List<? extends Puzzle> puzzles =
                input.entries().stream().map(Input.Entry::puzzle).toList();
        if (input.fault().isPresent()) {
            puzzles = pasted(problem, text);
        }
        if (puzzles.isEmpty()) {
            throw new TextSource.Unreadable(
                    input.fault().map(Object::toString).orElse("no puzzle found: the input holds none"));
        }
        String name = file.toString().equals("-") ? "standard input" : String.valueOf(file.getFileName());
        return new Replayed(problem, name, puzzles, Optional.empty());
    }

    /** A text that is no judge's input may still be a puzzle of the right kind as people paste it. */
    private static List<? extends Puzzle> pasted(Problem problem, String text) {
        return PastedText.read(text).stream()
                .map(PastedPuzzle::puzzle)
                .flatMap(Optional::stream)
                .filter(puzzle -> puzzle instanceof Sudomino == problem.isSudomino())
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
    int firstWrong(SolverStrategy strategy, Limits limits, Kept kept) {
        if (size() == 1) {
            return 0;
        }
        Kept little = Kept.events(10);
        return Stream.iterate(0, k -> k < size(), k -> k + 1)
                .filter(k ->
                        record(k, strategy, limits, little).ending().fault().isPresent())
                .findFirst()
                .orElse(0);
    }

    /** Records a strategy's own search of the k-th puzzle, from 0. */
    Recording record(int k, SolverStrategy strategy, Limits limits, Kept kept) {
        RecordedRun run = new RecordedRun(puzzles.get(k), limits, kept);
        answer(k, strategy).ifPresent(run::answer);
        rules(k, strategy, limits).ifPresent(run::rules);
        return run.of(strategy);
    }

    private Optional<Grid> answer(int k, SolverStrategy strategy) {
        if (checker.isPresent()) {
            return checker.map(known -> known.answer(k));
        }
        SolverStrategy other = Quickest.forKind(problem.isSudomino(), Optional.of(strategy.id()));
        Outcome outcome = Search.run(other, puzzles.get(k), Limits.firstWithin(ANSWER_BUDGET));
        return outcome.first().map(Solution::grid);
    }

    /** A case asks for more than the rules of the game: the first solution in order, of one who promises the order. */
    private Optional<Function<Solution, Optional<Fault>>> rules(int k, SolverStrategy strategy, Limits limits) {
        boolean ordered = strategy.capabilities().contains(Capability.FIRST_IN_ORDER);
        return limits.solutions() > 1 || problem.wantsFirstInOrder() && !ordered
                ? Optional.empty()
                : checker.map(known -> solution -> known.check(k, solution));
    }
}
