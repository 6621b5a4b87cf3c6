package sudokukata.lab.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The line at the head and the foot of a page: the page before, the reading path, the page after. The order is that of the
 * links in {@code docs/README.md}.
 *
 * @param root the project's folder
 */
record Navigation(Path root) {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+\\.md)\\)");

    /**
     * The line of a page.
     *
     * @param page its path from the project's folder; a Korean page leads to Korean ones where there are some
     * @throws IllegalStateException if the page is not on the reading path
     */
    String of(String page) {
        boolean korean = page.endsWith(".ko.md");
        List<Path> path = path();
        int at = path.indexOf(root.resolve(page.replace(".ko.md", ".md")));
        if (at < 0) {
            throw new IllegalStateException(page + " is not on the reading path: docs/README.md has no link to it");
        }
        Path from = root.resolve(page).getParent();
        List<String> links = new ArrayList<>();
        if (at > 0) {
            Path before = inLanguage(path.get(at - 1), korean);
            links.add("[← " + title(before) + "](" + relative(from, before) + ")");
        }
        links.add("[" + (korean ? "읽는 순서" : "reading path") + "](" + relative(from, index()) + ")");
        if (at < path.size() - 1) {
            Path after = inLanguage(path.get(at + 1), korean);
            links.add("[" + title(after) + " →](" + relative(from, after) + ")");
        }
        return String.join(" · ", links);
    }

    /** The English pages in their order. */
    List<Path> path() {
        return LINK.matcher(read(index()))
                .results()
                .map(link -> index().resolveSibling(link.group(1)).normalize())
                .filter(page -> page.startsWith(index().getParent()))
                .filter(page -> !page.toString().endsWith(".ko.md"))
                .distinct()
                .toList();
    }

    private Path index() {
        return root.resolve("docs/README.md");
    }

    private static Path inLanguage(Path page, boolean korean) {
        Path twin = page.resolveSibling(page.getFileName().toString().replace(".md", ".ko.md"));
        return korean && Files.exists(twin) ? twin : page;
    }

    /** The heading of a page, up to its colon. */
    private static String title(Path page) {
        return read(page)
                .lines()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).replaceFirst(":.*", ""))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(page + " has no heading"));
    }

    private static String relative(Path from, Path to) {
        return from.relativize(to).toString().replace('\\', '/');
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
