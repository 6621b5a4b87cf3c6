package sudokukata.suite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import sudokukata.search.SolverStrategy;

/** A learner's finished solution, and what edits make of it: compiled as a learner's class would be. */
final class LearnerSources {
    private static final String CLASS = "learner.LearnerStrategy";

    private LearnerSources() {}

    /** The entries of a list of edits, such as {@code steps.yaml}. */
    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> entries(String file) {
        return (List<Map<String, Object>>) new Yaml(new SafeConstructor(new LoaderOptions())).load(resource(file));
    }

    /** The finished solution with an entry's edits made. */
    static String edited(Map<String, Object> entry) {
        String source = resource("LearnerStrategy.java.txt");
        for (Object edit : (List<?>) entry.get("edits")) {
            String from = ((List<?>) edit).get(0).toString();
            if (!source.contains(from)) {
                throw new IllegalStateException("the solution has no text: " + from);
            }
            source = source.replaceFirst(
                    Pattern.quote(from),
                    Matcher.quoteReplacement(((List<?>) edit).get(1).toString()));
        }
        return source;
    }

    /** Compiles a source into a folder and makes the strategy. */
    static SolverStrategy compile(String source, Path folder) throws Exception {
        Path file = Files.createDirectories(folder.resolve("learner")).resolve("LearnerStrategy.java");
        Files.writeString(file, source);
        List<String> arguments =
                List.of("-proc:none", "-cp", shelf().toString(), "-d", folder.toString(), file.toString());
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("does not compile:\n" + source);
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        return (SolverStrategy) loader.loadClass(CLASS).getDeclaredConstructor().newInstance();
    }

    /** All that a strategy may know. */
    private static Path shelf() throws URISyntaxException {
        return Path.of(SolverStrategy.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    static String resource(String name) {
        try (InputStream stream = LearnerSources.class.getResourceAsStream("/learner/" + name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
