package sudokukata.lab.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudokukata.judge.problem.Problem;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** The sources that stand in an export for the project's own: main, the search, and the plain part of the puzzles. */
final class Stubs {
    /** Main's path. */
    static final String MAIN = "sudokukata/handin/Main.java";

    private static final List<String> TYPES = List.of(
            "search/Search",
            "search/SolverStrategy",
            "puzzle/Puzzle",
            "puzzle/Sudoku",
            "puzzle/Sudomino",
            "puzzle/Tile",
            "puzzle/Domino",
            "puzzle/Tiling",
            "puzzle/Grid");

    /** Lines with one of these words stand only in the export of a strategy that says the word too. */
    private static final Map<String, List<String>> OPTIONAL = Map.of(
            "search/SolverStrategy", List.of("Sudoku", "Sudomino"),
            "puzzle/Puzzle", List.of("clash", "kind", "match"),
            "puzzle/Sudoku", List.of("kind", "match"),
            "puzzle/Sudomino", List.of("kind", "match"));

    private Stubs() {}

    /**
     * The types, by the path of the type that each stands for.
     *
     * @param own what the strategy and its package say
     */
    static Map<String, String> types(String own) {
        Map<String, String> types = new LinkedHashMap<>();
        for (String type : TYPES) {
            List<String> unsaid = OPTIONAL.getOrDefault(type, List.of()).stream()
                    .filter(word ->
                            !Pattern.compile("\\b" + word + "\\b").matcher(own).find())
                    .toList();
            types.put("sudokukata/" + type + ".java", without(unsaid, read(type)));
        }
        return types;
    }

    private static String without(List<String> words, String text) {
        return text.lines()
                .filter(line -> words.stream().noneMatch(line::contains))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /**
     * The class that reads the problem's input and prints its output.
     *
     * @throws Unexportable if there is none for the problem's text form
     */
    static String main(SolverStrategy strategy, Problem problem) throws Unexportable {
        boolean ordered = strategy.capabilities().contains(Capability.FIRST_IN_ORDER);
        String name =
                "main/" + className(problem.format().name()) + (problem.wantsFirstInOrder() && !ordered ? "Asked" : "");
        if (Stubs.class.getResource(name + ".java") == null) {
            throw new Unexportable("there is no main class yet that reads the text form '"
                    + problem.format().name() + "' of problem " + problem);
        }
        return read(name)
                .replace("PROBLEM", problem.toString())
                .replace("TITLE", problem.title())
                .replace("{@link TheStrategy}", "{@link " + strategy.getClass().getSimpleName() + "}")
                .replace("TheStrategy", strategy.getClass().getName());
    }

    /** Such as {@code GluedRows} for {@code glued-rows}. */
    private static String className(String form) {
        return Stream.of(form.split("-"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static String read(String name) {
        try (InputStream in = Stubs.class.getResourceAsStream(name + ".java")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
