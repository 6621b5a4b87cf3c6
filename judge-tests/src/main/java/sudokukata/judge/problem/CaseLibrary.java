package sudokukata.judge.problem;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * Reads the cases from the folder {@code judge-tests}: the packages in {@code problems} (ICPC problem package format
 * 2025-09) and the sets in {@code beyond}. Cases come in lexicographic order, as judges run them.
 */
public final class CaseLibrary {
    private final Path root;

    /** Each group is read once: there are hundreds of small files. */
    private final Map<Path, List<JudgeCase>> groups = new ConcurrentHashMap<>();

    private CaseLibrary(Path root) {
        this.root = root;
    }

    /**
     * The project's own library: in the folder that {@code -Dkata.home} names, else in the working folder or the
     * nearest one above it.
     *
     * @throws IllegalStateException if there is none
     */
    public static CaseLibrary ofProject() {
        Path start = Path.of(System.getProperty("kata.home", "")).toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("judge-tests/problems"))) {
                return new CaseLibrary(folder.resolve("judge-tests"));
            }
        }
        throw new IllegalStateException("no folder judge-tests/problems in " + start + " or above it");
    }

    /** The library in a folder that holds {@code problems} and {@code beyond}. */
    public static CaseLibrary in(Path root) {
        return new CaseLibrary(root);
    }

    public Path root() {
        return root;
    }

    /** The sample and the secret groups of a problem: the cases that make the verdict. */
    public List<JudgeCase> judged(Problem problem) {
        Path data = root.resolve("problems").resolve(problem.folder()).resolve("data");
        List<JudgeCase> cases = new ArrayList<>(group(problem, "sample", data.resolve("sample")));
        for (Path folder : folders(data.resolve("secret"))) {
            cases.addAll(group(problem, "secret/" + folder.getFileName(), folder));
        }
        return cases;
    }

    /** The cases that are harder than the judge was; none for some problems. */
    public List<JudgeCase> beyond(Problem problem) {
        return beside(problem, "beyond");
    }

    /** The long files: as easy as the judge's own, but many puzzles each; none for some problems. */
    public List<JudgeCase> longFiles(Problem problem) {
        return beside(problem, "long");
    }

    /** The cases that a level of the kata has of its own; none for some levels. */
    public List<JudgeCase> level(Problem problem, String level) {
        return read(problem, "levels/" + level, root.resolve("levels").resolve(level));
    }

    /** The cases of all levels that are about a problem. */
    public List<JudgeCase> levels(Problem problem) {
        return folders(root.resolve("levels")).stream()
                .flatMap(folder -> read(problem, "levels/" + folder.getFileName(), folder).stream())
                .filter(judgeCase ->
                        problem.format().read(judgeCase.input()).fault().isEmpty())
                .toList();
    }

    private List<JudgeCase> beside(Problem problem, String set) {
        List<JudgeCase> cases = new ArrayList<>();
        for (Path group : folders(root.resolve(set).resolve(problem.folder()))) {
            cases.addAll(group(problem, set + "/" + group.getFileName(), group));
        }
        return cases;
    }

    /** The cases of a problem that are always run: those that are judged, then those beyond. */
    public List<JudgeCase> all(Problem problem) {
        return Stream.concat(judged(problem).stream(), beyond(problem).stream()).toList();
    }

    private List<JudgeCase> group(Problem problem, String group, Path folder) {
        return groups.computeIfAbsent(folder, unread -> read(problem, group, unread));
    }

    private static List<JudgeCase> read(Problem problem, String group, Path folder) {
        return list(folder)
                .map(file -> file.getFileName().toString())
                .filter(file -> file.endsWith(".in"))
                .map(file -> readCase(problem, group, folder, file.substring(0, file.length() - 3)))
                .toList();
    }

    private static JudgeCase readCase(Problem problem, String group, Path folder, String name) {
        requireFile(folder.resolve(name + ".ans"));
        Path about = requireFile(folder.resolve(name + ".yaml"));
        Map<String, Object> keys = readYaml(about);
        return new JudgeCase(problem, group, name, folder, text(keys, "description", about), text(keys, "hint", about));
    }

    private static Path requireFile(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new IllegalStateException("the judge's data lacks the file " + file);
        }
        return file;
    }

    private static String text(Map<String, Object> keys, String key, Path file) {
        if (keys.get(key) instanceof String text && !text.isBlank()) {
            return text.strip().replaceAll("\\s+", " ");
        }
        throw new IllegalStateException(file + " has no " + key);
    }

    /** Reads a YAML file whose top level is a map. */
    public static Map<String, Object> readYaml(Path file) {
        if (load(file) instanceof Map<?, ?> map) {
            Map<String, Object> keys = new LinkedHashMap<>();
            map.forEach((key, value) -> keys.put(String.valueOf(key), value));
            return keys;
        }
        throw new IllegalStateException(file + " holds no keys");
    }

    /** Reads a YAML file whose top level is a list. */
    public List<?> yamlList(Path file) {
        if (load(file) instanceof List<?> list) {
            return list;
        }
        throw new IllegalStateException(file + " holds no list");
    }

    private static Object load(Path file) {
        try (Reader reader = Files.newBufferedReader(file)) {
            return new Yaml(new SafeConstructor(new LoaderOptions())).load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> folders(Path folder) {
        return list(folder).filter(Files::isDirectory).toList();
    }

    /** What a folder holds, sorted by name; nothing if there is no such folder. */
    public static Stream<Path> list(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
