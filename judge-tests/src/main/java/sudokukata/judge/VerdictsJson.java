package sudokukata.judge;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes verdicts for machines: one object a case. */
public final class VerdictsJson {
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private VerdictsJson() {}

    /**
     * How far a learner has come in the levels.
     *
     * @param strategy the learner's id
     * @param passed how many levels are passed
     * @param levels how many there are
     * @param open the first line of what fails in the open level; empty if all are passed
     */
    public record LearnerLevel(String strategy, int passed, int levels, String open) {}

    /** Writes the results and the learners' levels to a file, making its folder if need be. */
    public static void write(List<CaseResult> results, List<LearnerLevel> levels, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        List<Map<String, Object>> entries = Stream.concat(
                        levels.stream().map(VerdictsJson::entry),
                        results.stream().map(VerdictsJson::entry))
                .toList();
        Files.writeString(file, GSON.toJson(entries) + "\n");
    }

    private static Map<String, Object> entry(LearnerLevel level) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("strategy", level.strategy);
        entry.put("passed", level.passed);
        entry.put("levels", level.levels);
        entry.put("open", level.open);
        return entry;
    }

    private static Map<String, Object> entry(CaseResult result) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("strategy", result.strategy());
        entry.put("problem", result.judgeCase().problem().number());
        entry.put("case", result.judgeCase().id());
        entry.put("verdict", result.verdict().toString());
        result.fault().ifPresent(fault -> {
            entry.put("rule", fault.demand().toString());
            entry.put("reason", fault.reason());
        });
        entry.put("placements", result.work().placements());
        entry.put("millis", result.work().nanos() / 1_000_000);
        return entry;
    }
}
