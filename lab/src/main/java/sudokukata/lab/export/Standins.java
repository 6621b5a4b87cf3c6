package sudokukata.lab.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudokukata.judge.format.Problem;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;

/** The sources that stand in an export for the project's own: main, the search, and the plain part of the puzzles. */
final class Standins {
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

    /** The types whose lines with one of these words stand only in the export of a strategy that says the word too. */
    private static final List<String> SHARED = List.of("search/SolverStrategy", "puzzle/Puzzle");

    private static final List<String> WORDS = List.of("Sudoku", "Sudomino", "clash");

    private Standins() {}

    /**
     * The types, by the path of the type that each stands for.
     *
     * @param own what the strategy and its package say
     */
    static Map<String, String> types(String own) {
        List<String> unsaid = WORDS.stream()
                .filter(word ->
                        !Pattern.compile("\\b" + word + "\\b").matcher(own).find())
                .toList();
        Map<String, String> types = new LinkedHashMap<>();
        for (String type : TYPES) {
            String text = read(type);
            types.put("sudokukata/" + type + ".java", SHARED.contains(type) ? without(unsaid, text) : text);
        }
        return types;
    }

    private static String without(List<String> words, String text) {
        return text.lines()
                .filter(line -> words.stream().noneMatch(line::contains))
                .collect(Collectors.joining("\n"));
    }

    /** The class that reads the problem's input and prints its output. */
    static String main(SolverStrategy strategy, Problem problem) {
        boolean ordered = strategy.capabilities().contains(Capability.FIRST_IN_ORDER);
        String name = problem.wantsFirstInOrder() && !ordered ? problem + "AnyOrder" : problem.toString();
        return read("main/Main" + name)
                .replace("{@link TheStrategy}", "{@link " + strategy.getClass().getSimpleName() + "}")
                .replace("TheStrategy", strategy.getClass().getName());
    }

    private static String read(String name) {
        try (InputStream in = Standins.class.getResourceAsStream(name + ".java")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
