package sudokukata.lab.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import sudokukata.search.SolverStrategy;

/**
 * The sources that an export is made from, by the paths of their files below the source folder.
 *
 * @param folder the project's folder of Java sources
 */
record StrategySources(Path folder) {
    /** Beside the puzzles: what else a strategy may name. */
    private static final List<String> CONTRACT =
            List.of("sudokukata/search/Capability.java", "sudokukata/search/NotStarted.java");

    /** The package of a strategy, with all below it, and the project's own types that it may name. */
    Map<String, String> of(SolverStrategy strategy) throws IOException, Unexportable {
        String pack = strategy.getClass().getPackageName().replace('.', '/');
        Path own = folder.resolve(pack).resolve(simpleName(strategy) + ".java");
        if (!Files.isRegularFile(own)) {
            throw new Unexportable("the source of strategy '" + strategy.id() + "' is not there: expected " + own);
        }
        Map<String, String> sources = new TreeMap<>();
        addBelow(folder.resolve("sudokukata/puzzle"), sources);
        for (String file : CONTRACT) {
            sources.put(file, read(folder.resolve(file)));
        }
        addBelow(folder.resolve(pack), sources);
        return sources;
    }

    private static String simpleName(SolverStrategy strategy) {
        return strategy.getClass().getSimpleName();
    }

    private void addBelow(Path start, Map<String, String> sources) throws IOException {
        try (Stream<Path> files = Files.walk(start)) {
            for (Path file : files.filter(StrategySources::isSource).sorted().toList()) {
                sources.put(folder.relativize(file).toString().replace('\\', '/'), read(file));
            }
        }
    }

    private static boolean isSource(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".java") && !name.equals("package-info.java") && !name.equals("module-info.java");
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file).replace("\r\n", "\n").replace('\r', '\n');
    }
}
