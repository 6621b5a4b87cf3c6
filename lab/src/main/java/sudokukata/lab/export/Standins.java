package sudokukata.lab.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudokukata.judge.format.Problem;

/** The sources that stand in an export for the project's own: reading, printing, and the plain part of the puzzles. */
final class Standins {
    static final String MAIN_PACKAGE = "sudokukata.handin";
    static final String MAIN_FOLDER = "sudokukata/handin/";
    static final String SEARCH = "sudokukata.search.Search";

    private static final String MAIN = "Main.java";
    private static final List<String> TYPES = List.of(
            "puzzle/Sudoku",
            "puzzle/Sudomino",
            "puzzle/Grid",
            "puzzle/Tile",
            "puzzle/Unit",
            "search/Search",
            "search/SolverStrategy");

    private Standins() {}

    /** The types, by the path of the type that each stands for. */
    static Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        TYPES.forEach(type -> types.put("sudokukata/" + type + ".java", read(type)));
        return types;
    }

    /**
     * The class that reads the problem's input and prints its output.
     *
     * @param strategy the full name of the strategy's class
     * @param ordered whether the strategy meets the first solution in order
     */
    static Map<String, String> main(Problem problem, String strategy, boolean ordered) {
        boolean asked = problem.wantsFirstInOrder() && !ordered;
        String text = read("main/Main" + problem + (asked ? "AnyOrder" : ""));
        String simple = strategy.substring(strategy.lastIndexOf('.') + 1);
        String named =
                text.replace("{@link TheStrategy}", "{@link " + simple + "}").replace("TheStrategy", strategy);
        return Map.of(MAIN_FOLDER + MAIN, named);
    }

    private static String read(String name) {
        String resource = name + ".java";
        try (InputStream in = Standins.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
