package sudokukata.lab.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sudokukata.judge.problem.CaseLibrary;

/** The project's pages: the README files, and everything below docs. */
public final class Docs {
    private final Path root;
    private final Sources sources;

    /** A page in two languages holds each block twice; it is made once, and shows the same times on both. */
    private final Map<String, List<String>> made = new HashMap<>();

    /**
     * @param library the judge's data, and with it the project's folder
     * @param kata runs a command line, without the word kata, and gives what it prints
     */
    public Docs(CaseLibrary library, Function<String, String> kata) {
        this.root = library.root().getParent();
        this.sources = new Sources(library, kata);
    }

    /** All Markdown pages that are kept true. */
    public List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /** Makes the blocks again and writes the pages that changed; gives those pages. */
    public List<Path> refresh() throws IOException {
        List<Path> stale = stale(source -> true);
        for (Path page : stale) {
            Files.writeString(page, fresh(page, source -> true));
        }
        return stale;
    }

    /** The pages on which a block is not what its source makes of it; times may differ. */
    public List<Path> stale(Predicate<String> wanted) throws IOException {
        List<Path> stale = new ArrayList<>();
        for (Path page : pages()) {
            if (!withoutTimes(fresh(page, wanted)).equals(withoutTimes(Files.readString(page)))) {
                stale.add(page);
            }
        }
        return stale;
    }

    private String fresh(Path page, Predicate<String> wanted) throws IOException {
        try {
            return Page.refresh(Files.readString(page), wanted, this::make);
        } catch (IllegalStateException e) {
            throw new IllegalStateException(root.relativize(page) + ": " + e.getMessage(), e);
        }
    }

    private List<String> make(String source) {
        return made.computeIfAbsent(source, sources::make);
    }

    /** A longer time makes its column wider, so the column's head moves too. */
    static String withoutTimes(String text) {
        return text.replaceAll(" *[0-9]+\\.[0-9]+ s\\b", " # s")
                .replaceAll("(?m) +time$", " time")
                .replaceAll("[0-9,]+ ns\\b", "# ns");
    }
}
