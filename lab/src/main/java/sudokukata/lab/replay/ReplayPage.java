package sudokukata.lab.replay;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A page on which one search, or two on the same puzzle, can be played: one file that needs no network.
 *
 * @param title what is searched, such as {@code 2239 sample/1}
 * @param notes what a reader must know beside what the page says by itself
 * @param recordings one, or two of the same puzzle
 */
public record ReplayPage(String title, List<String> notes, List<Recording> recordings) {
    private static final List<String> SCRIPTS = List.of(
            "rules.js",
            "decode.js",
            "state.js",
            "trace.js",
            "words.js",
            "board.js",
            "path.js",
            "tree.js",
            "profile.js",
            "view.js",
            "timeline.js",
            "player.js",
            "main.js");

    public ReplayPage {
        notes = List.copyOf(notes);
        recordings = List.copyOf(recordings);
        if (recordings.isEmpty() || recordings.size() > 2) {
            throw new IllegalArgumentException("a page shows one search or two, not " + recordings.size());
        }
    }

    /** The page's text. */
    public String html() {
        Map<String, Object> data = Map.of(
                "title",
                title,
                "notes",
                notes,
                "recordings",
                recordings.stream().map(PageData::of).toList());
        String script = SCRIPTS.stream().map(ReplayPage::resource).collect(Collectors.joining("\n"));
        // Gson writes <, > and & as escapes, so nothing in the data can end its element. The data come last, so that
        // nothing in them is taken for a place to fill.
        return resource("page.html")
                .replace("/*style*/", resource("style.css"))
                .replace("/*script*/", script)
                .replace("/*data*/", new Gson().toJson(data));
    }

    private static String resource(String file) {
        try (InputStream stream = ReplayPage.class.getResourceAsStream("page/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
