package sudokukata.lab.learner;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes what a new strategy needs: class, service line, test class and, unless it is a learner's own, its page. */
public final class NewStrategy {
    private static final String SERVICE =
            "strategies/src/main/resources/META-INF/services/sudokukata.search.SolverStrategy";

    private final Path project;
    private final String name;
    private final boolean learner;

    /**
     * @param project the project's folder
     * @param name the strategy's id: a lower case letter, then letters, digits and hyphens
     * @param learner whether it is a learner's own, which is exempt from the rules of style and begins with the levels
     */
    public NewStrategy(Path project, String name, boolean learner) {
        this.project = project;
        this.name = name;
        this.learner = learner;
    }

    /** Why a name cannot be an id; empty if it can. */
    public static String complaint(String name) {
        return name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")
                ? ""
                : "'" + name + "' is no id: a lower case letter, then lower case letters, digits and single hyphens";
    }

    /**
     * Writes the files; gives them, seen from the project's folder.
     *
     * @throws IllegalStateException if one of them is there already; then nothing is written
     */
    public List<String> write() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        files.put(
                "strategies/src/main/java/sudokukata/" + floor() + "/" + packageName() + "/" + className() + ".java",
                template(learner ? "Learner.java.txt" : "Strategy.java.txt"));
        files.put("judge-tests/src/test/java/sudokukata/suite/" + className() + "Test.java", template("Test.java.txt"));
        if (!learner) {
            files.put("docs/learn/walkthroughs/" + name + ".md", template("page.md.txt"));
        }
        for (String file : files.keySet()) {
            if (Files.exists(project.resolve(file))) {
                throw new IllegalStateException(file + " is there already");
            }
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = project.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        Files.writeString(
                project.resolve(SERVICE),
                "sudokukata." + floor() + "." + packageName() + "." + className() + "\n",
                StandardOpenOption.APPEND);
        List<String> written = new ArrayList<>(files.keySet());
        written.add(SERVICE);
        return written;
    }

    private String floor() {
        return learner ? "learner" : "strategy";
    }

    private String packageName() {
        return name.replace("-", "");
    }

    private String className() {
        StringBuilder camel = new StringBuilder();
        for (String part : name.split("-")) {
            camel.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
        }
        return camel + "Strategy";
    }

    private String template(String file) throws IOException {
        try (InputStream stream = NewStrategy.class.getResourceAsStream("templates/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@ID@", name)
                    .replace("@PACKAGE@", packageName())
                    .replace("@CLASS@", className())
                    .replace("@CONTRACT@", learner ? "LearnerContract" : "StrategyContract");
        }
    }
}
