package sudokukata.judge.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;

/**
 * Makes the judge's cases again: each from its recipe in {@code recipes.yaml} of its problem. The public samples, the
 * counter-examples that were kept, and what is written about a case are no part of it.
 */
public final class CaseMaker {
    private final CaseLibrary library;

    public CaseMaker(CaseLibrary library) {
        this.library = library;
    }

    /**
     * The files of a problem's secret cases and what should stand in them, in the order of the recipes.
     *
     * @throws IOException if the recipes cannot be read
     * @throws IllegalArgumentException if a recipe cannot be followed
     */
    public Map<Path, String> files(Problem problem) throws IOException {
        Path folder = library.root().resolve("problems").resolve(problem.folder());
        Map<Path, String> files = new LinkedHashMap<>();
        recipes(folder.resolve("recipes.yaml")).forEach((name, value) -> {
            Entry entry = Entry.of(value);
            Path base = folder.resolve("data").resolve(name);
            Made made = switch (problem.kind()) {
                case SUDOKU -> sudoku(problem, entry);
                case SUDOMINO -> sudominos(problem, entry);
            };
            Layout layout = entry.has("layout") ? Layout.named(entry.text("layout")) : Layout.PLAIN;
            files.put(base.resolveSibling(base.getFileName() + ".in"), layout.of(made.input));
            files.put(base.resolveSibling(base.getFileName() + ".ans"), made.answer);
        });
        return files;
    }

    /** A case's two texts. */
    private record Made(String input, String answer) {}

    private static Map<String, Object> recipes(Path file) throws IOException {
        return new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(file));
    }

    private static Made sudoku(Problem problem, Entry entry) {
        Sudoku puzzle = new Sudoku(new SudokuRecipe(entry).make());
        Grid first = SearchRun.within(Limits.solutions(1))
                .of(FirstInOrder.of(Quickest.forKind(puzzle.kind())), puzzle)
                .first()
                .map(Solution::grid)
                .orElseThrow(() -> new IllegalArgumentException("no solution to what is made by " + entry));
        return new Made(
                problem.format().writeInput(List.of(puzzle)), problem.format().write(1, first));
    }

    private Made sudominos(Problem problem, Entry entry) {
        JudgeCase sample = library.judged(problem).get(0);
        List<Sudomino> puzzles = entry.parts("puzzles").stream()
                .flatMap(part -> new SudominoRecipe(part, sample).make().stream())
                .toList();
        String answers = IntStream.range(0, puzzles.size())
                .mapToObj(k -> problem.format()
                        .write(k + 1, Quickest.solve(puzzles.get(k)).grid()))
                .collect(Collectors.joining());
        return new Made(problem.format().writeInput(puzzles), answers);
    }
}
