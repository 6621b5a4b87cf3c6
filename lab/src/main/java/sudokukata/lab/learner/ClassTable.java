package sudokukata.lab.learner;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/**
 * The verdicts of a class in one table: who, how far, and what stands in the way. Made of {@code verdicts.json} files.
 */
public final class ClassTable {
    private final Map<String, Person> people = new LinkedHashMap<>();

    /** What one strategy has in one file. */
    private static final class Person {
        private String level = "";
        private String trouble = "";
        private final Map<String, String> verdicts = new LinkedHashMap<>();

        private void add(JsonObject entry) {
            if (entry.has("levels")) {
                level = entry.get("passed").getAsInt() + " of "
                        + entry.get("levels").getAsInt();
                trouble = trouble.isEmpty() ? entry.get("open").getAsString() : trouble;
                return;
            }
            String problem = entry.get("problem").getAsString();
            String verdict = entry.get("verdict").getAsString();
            // The cases beyond are harder than the judge was: they make no verdict.
            if (entry.get("case").getAsString().startsWith("beyond/")) {
                return;
            }
            if (verdicts.getOrDefault(problem, "AC").equals("AC")) {
                verdicts.put(problem, verdict);
            }
            if (!verdict.equals("AC") && trouble.isEmpty()) {
                trouble = problem + " " + entry.get("case").getAsString() + ": "
                        + entry.get("reason").getAsString();
            }
        }
    }

    /**
     * Adds what a file holds.
     *
     * @param who whose file it is
     * @param json the text of a {@code verdicts.json}
     * @throws IllegalArgumentException if it is none
     */
    public void add(String who, String json) {
        try {
            JsonArray entries = JsonParser.parseString(json).getAsJsonArray();
            for (JsonElement entry : entries) {
                JsonObject object = entry.getAsJsonObject();
                String strategy = object.get("strategy").getAsString();
                people.computeIfAbsent(who.isEmpty() ? strategy : who + ", " + strategy, key -> new Person())
                        .add(object);
            }
        } catch (JsonParseException | IllegalStateException | NullPointerException e) {
            throw new IllegalArgumentException(
                    "expected a verdicts.json, as mvn test writes it to judge-tests/target", e);
        }
    }

    /** The lines of the table; the first is its header. */
    public List<String[]> lines() {
        List<String[]> lines = new ArrayList<>();
        List<String> problems = Problems.all().stream().map(Problem::toString).toList();
        List<String> header = new ArrayList<>(List.of("who", "level"));
        header.addAll(problems);
        header.add("first trouble");
        lines.add(header.toArray(String[]::new));
        people.forEach((who, person) -> {
            List<String> line = new ArrayList<>(List.of(who, person.level));
            problems.forEach(problem -> line.add(person.verdicts.getOrDefault(problem, "-")));
            line.add(person.trouble);
            lines.add(line.toArray(String[]::new));
        });
        return lines;
    }
}
