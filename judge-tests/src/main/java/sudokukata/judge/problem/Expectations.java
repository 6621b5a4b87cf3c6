package sudokukata.judge.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where a strategy is known to run out of budget: its own table in {@code beyond/expected.yaml}. A group that no table
 * names is expected to be accepted.
 */
public final class Expectations {
    private final Map<String, Object> tables;

    private Expectations(Map<String, Object> tables) {
        this.tables = tables;
    }

    /** Reads the tables of a library; without the file nothing but AC is expected. */
    public static Expectations of(CaseLibrary library) {
        Path file = library.root().resolve("beyond/expected.yaml");
        return new Expectations(Files.exists(file) ? CaseLibrary.readYaml(file) : new LinkedHashMap<>());
    }

    /** Whether a strategy's table says OVER for the group of a case. */
    public boolean expectsOver(String strategy, JudgeCase judgeCase) {
        String key = judgeCase.problem().folder() + "/" + judgeCase.group();
        return tables.get(strategy) instanceof Map<?, ?> table && "OVER".equals(table.get(key));
    }
}
