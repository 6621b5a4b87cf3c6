package sudokukata.suite;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.TestReporter;
import sudokukata.judge.CaseResult;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Demand;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.Verdict;

/** Carries a case's result from a test to the listener that makes the scoreboard, as the entries of a test report. */
final class VerdictReport {
    private static final String MARK = "verdict";

    private VerdictReport() {}

    /** Publishes a result from inside a test. */
    static void publish(CaseResult result, TestReporter reporter) {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put(MARK, result.verdict().toString());
        entries.put("strategy", result.strategy());
        entries.put("problem", result.judgeCase().problem().toString());
        entries.put("case", result.judgeCase().id());
        entries.put("placements", Long.toString(result.placements()));
        entries.put("nanos", Long.toString(result.nanos()));
        result.fault().ifPresent(fault -> {
            entries.put("rule", fault.demand().name());
            entries.put("reason", fault.reason());
        });
        reporter.publishEntry(entries);
    }

    /** Reads a result back; empty if the entries are of another report. */
    static Optional<CaseResult> read(Map<String, String> entries, CaseLibrary library) {
        if (!entries.containsKey(MARK)) {
            return Optional.empty();
        }
        Problem problem = Problem.numbered(entries.get("problem")).orElseThrow();
        JudgeCase judgeCase = library.all(problem).stream()
                .filter(candidate -> candidate.id().equals(entries.get("case")))
                .findFirst()
                .orElseThrow();
        Optional<Fault> fault = Optional.ofNullable(entries.get("rule"))
                .map(rule -> Fault.of(Demand.valueOf(rule), entries.get("reason")));
        return Optional.of(new CaseResult(
                entries.get("strategy"),
                judgeCase,
                Verdict.valueOf(entries.get(MARK)),
                fault,
                Long.parseLong(entries.get("placements")),
                Long.parseLong(entries.get("nanos"))));
    }
}
