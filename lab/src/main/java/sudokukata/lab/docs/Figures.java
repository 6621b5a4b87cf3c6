package sudokukata.lab.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sudokukata.judge.problem.CaseLibrary;

/**
 * The figures of the docs: the files that {@code figures.yaml} names, each drawn by {@code ./kata figure} with the
 * arguments that stand beside it. Other files of the folder are left alone: they show what was measured.
 */
public final class Figures {
    private final Path folder;
    private final List<?> list;
    private final Function<String, String> kata;

    /**
     * @param library the judge's data, and with it the project's folder
     * @param kata runs a command line, without the word kata, and gives what it prints
     */
    public Figures(CaseLibrary library, Function<String, String> kata) {
        this(library, library.root().resolveSibling("docs").resolve("figures"), kata);
    }

    /** The figures of another folder, which has a list of its own. */
    Figures(CaseLibrary library, Path folder, Function<String, String> kata) {
        this.folder = folder;
        this.list = library.yamlList(folder.resolve("figures.yaml"));
        this.kata = kata;
    }

    /** Draws all figures and writes those that changed; gives their files. */
    public List<Path> refresh() throws IOException {
        Map<Path, String> changed = changed();
        for (Map.Entry<Path, String> file : changed.entrySet()) {
            Files.writeString(file.getKey(), file.getValue());
        }
        return List.copyOf(changed.keySet());
    }

    /** The files that are not what their arguments draw, or are missing. */
    public List<Path> stale() throws IOException {
        return List.copyOf(changed().keySet());
    }

    /** The files that the list names, in its order. */
    public List<Path> files() {
        List<Path> files = new ArrayList<>();
        for (Object entry : list) {
            files.add(folder.resolve(text(entry, "file")));
        }
        return files;
    }

    private Map<Path, String> changed() throws IOException {
        Map<Path, String> changed = new LinkedHashMap<>();
        for (Object entry : list) {
            Path file = folder.resolve(text(entry, "file"));
            String drawn = draw(text(entry, "figure"));
            if (!Files.exists(file) || !Files.readString(file).equals(drawn)) {
                changed.put(file, drawn);
            }
        }
        return changed;
    }

    private String draw(String arguments) {
        String drawn = kata.apply("figure " + arguments + " -o -");
        if (!drawn.startsWith("<svg")) {
            throw new IllegalStateException(folder + "/figures.yaml: figure " + arguments + ": " + drawn.strip());
        }
        return drawn;
    }

    private String text(Object entry, String key) {
        if (entry instanceof Map<?, ?> map && map.get(key) instanceof String text) {
            return text;
        }
        throw new IllegalStateException(folder + "/figures.yaml: an entry has a file and a figure, not " + entry);
    }
}
