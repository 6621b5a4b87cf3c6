package sudokukata.judge.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;

/**
 * Writes a problem's package for a judge that others wrote: in the form 2025-09, as it stands but for the files that
 * are made, or in the legacy form that Kattis problemtools takes. There is one source; only names and places differ.
 */
public final class PackageExport {
    /** What the wrong programs are made from; no judge knows it. */
    private static final String MISTAKES = "mistakes.yaml";

    /** The keys that only this project asks for, with the comment above them: no judge knows them. */
    private static final Pattern OWN_FACTS = Pattern.compile("(?m)(^#.*\\R)*^kata:.*(\\R .*)*\\R?");

    private final Path source;
    private final Problem problem;
    private final Map<Path, String> made;
    private final Path target;

    /**
     * @param library where the packages stand
     * @param made files that are not kept there: their paths below the package, and their texts
     * @param target the folder of the exported package; it must not exist yet
     */
    public PackageExport(CaseLibrary library, Problem problem, Map<Path, String> made, Path target) {
        this.source = library.root().resolve("problems").resolve(problem.folder());
        this.problem = problem;
        this.made = Map.copyOf(made);
        this.target = target;
    }

    /** Writes the form 2025-09. */
    public void write2025() throws IOException {
        copy(source, target);
        writeMade();
        Path facts = target.resolve("problem.yaml");
        Files.writeString(facts, OWN_FACTS.matcher(Files.readString(facts)).replaceFirst(""));
    }

    /** Writes the legacy form. */
    public void writeLegacy() throws IOException {
        Files.createDirectories(target);
        Files.writeString(target.resolve("problem.yaml"), legacyYaml());
        copy(source.resolve("statement"), target.resolve("problem_statement"));
        copy(source.resolve("input_validators"), target.resolve("input_validators"));
        copy(source.resolve("output_validator"), target.resolve("output_validators"));
        copy(source.resolve("submissions"), target.resolve("submissions"));
        writeMade();
        Files.deleteIfExists(target.resolve("submissions/submissions.yaml"));
        Path data = source.resolve("data");
        copyCases(data.resolve("sample"), target.resolve("data/sample"), "");
        for (Path group : CaseLibrary.list(data.resolve("secret"))
                .filter(Files::isDirectory)
                .toList()) {
            copyCases(group, target.resolve("data/secret"), group.getFileName() + "-");
        }
    }

    private String legacyYaml() {
        Map<String, Object> keys = CaseLibrary.readYaml(source.resolve("problem.yaml"));
        Map<String, Object> legacy = new LinkedHashMap<>();
        legacy.put("name", keys.get("name"));
        legacy.put("author", keys.get("rights_owner"));
        legacy.put("license", keys.get("license"));
        legacy.put("rights_owner", keys.get("rights_owner"));
        legacy.put("keywords", String.join(" ", words(keys.get("keywords"))));
        if (Files.isDirectory(source.resolve("output_validator"))) {
            legacy.put("validation", "custom");
        } else if (problem.format().hasWords()) {
            legacy.put("validator_flags", "case_sensitive");
        }
        legacy.put("limits", Map.of("memory", problem.megabytes()));
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        return new Yaml(options).dump(legacy);
    }

    private static List<String> words(Object keywords) {
        List<String> words = new ArrayList<>();
        if (keywords instanceof List<?> list) {
            list.forEach(word -> words.add(word.toString()));
        }
        return words;
    }

    /** Groups are flattened: a group's name becomes the beginning of its cases' names. */
    private void copyCases(Path group, Path folder, String prefix) throws IOException {
        Files.createDirectories(folder);
        for (Path file : CaseLibrary.list(group).toList()) {
            String name = file.getFileName().toString();
            if (name.endsWith(".in") || name.endsWith(".ans")) {
                Files.copy(file, folder.resolve(prefix + name));
            } else if (name.endsWith(".yaml") && !name.equals("test_group.yaml")) {
                String base = prefix + name.substring(0, name.length() - ".yaml".length());
                Map<String, Object> about = CaseLibrary.readYaml(file);
                Files.writeString(folder.resolve(base + ".desc"), about.get("description") + "\n");
                Files.writeString(folder.resolve(base + ".hint"), about.get("hint") + "\n");
            }
        }
    }

    private void writeMade() throws IOException {
        for (Map.Entry<Path, String> file : made.entrySet()) {
            Path path = target.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else if (!file.getFileName().toString().equals(MISTAKES)) {
                    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }
}
