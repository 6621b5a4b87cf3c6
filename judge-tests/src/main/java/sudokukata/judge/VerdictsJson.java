package sudokukata.judge;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes verdicts for machines: one object a case. */
public final class VerdictsJson {
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private VerdictsJson() {}

    /** Writes the results to a file, making its folder if need be. */
    public static void write(List<CaseResult> results, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(
                file, GSON.toJson(results.stream().map(VerdictsJson::entry).toList()) + "\n");
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
        entry.put("placements", result.placements());
        entry.put("millis", result.nanos() / 1_000_000);
        return entry;
    }
}
