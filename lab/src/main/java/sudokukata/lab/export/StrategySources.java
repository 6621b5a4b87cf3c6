package sudokukata.lab.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sudokukata.search.SolverStrategy;

/**
 * The sources that an export is made from, by their paths below the source folder, with LF at the ends of lines.
 *
 * @param folder the project's folder of Java sources
 */
record StrategySources(Path folder) {
    /** The project's types that go into an export as they are; others have a stub, or cannot go. */
    private static final List<String> OF_PROJECT = List.of(
            "puzzle/Cells",
            "puzzle/Clash",
            "puzzle/Contradiction",
            "puzzle/DeadEnd",
            "puzzle/Kind",
            "puzzle/Rule",
            "puzzle/Unit",
            "search/Capability",
            "search/NotStarted");

    /** The path of a strategy's own file. */
    static String path(SolverStrategy strategy) {
        return strategy.getClass().getName().replace('.', '/') + ".java";
    }

    /** The strategy's file first, then its package, with all below it. */
    Map<String, String> of(SolverStrategy strategy) throws IOException, Unexportable {
        Path own = folder.resolve(path(strategy));
        if (!Files.isRegularFile(own)) {
            throw new Unexportable("the source of strategy '" + strategy.id() + "' is not there: expected " + own);
        }
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put(path(strategy), read(own));
        try (Stream<Path> files = Files.walk(own.getParent())) {
            for (Path file : files.filter(StrategySources::isSource).sorted().toList()) {
                sources.put(folder.relativize(file).toString().replace('\\', '/'), read(file));
            }
        }
        return sources;
    }

    /** Types of the project that a strategy may name. */
    Map<String, String> ofProject() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String type : OF_PROJECT) {
            String path = "sudokukata/" + type + ".java";
            sources.put(path, read(folder.resolve(path)));
        }
        return sources;
    }

    private static boolean isSource(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".java") && !name.equals("package-info.java") && !name.equals("module-info.java");
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n").replace('\r', '\n');
    }
}
