package sudokukata.suite;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.TestReporter;
import sudokukata.judge.CaseResult;
import sudokukata.judge.VerdictsJson;
import sudokukata.judge.Work;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.levels.Progress;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/** Carries a case's result from a test to the listener that makes the scoreboard, as the entries of a test report. */
final class VerdictReport {
    private static final String MARK = "verdict";
    private static final String LEVELS = "levels";

    private VerdictReport() {}

    /** Publishes a result from inside a test. */
    static void publish(CaseResult result, TestReporter reporter) {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put(MARK, result.verdict().toString());
        entries.put("strategy", result.strategy());
        entries.put("problem", result.judgeCase().problem().toString());
        entries.put("case", result.judgeCase().id());
        entries.put("placements", Long.toString(result.work().placements()));
        entries.put("nanos", Long.toString(result.work().nanos()));
        result.fault().ifPresent(fault -> {
            entries.put("rule", fault.demand().name());
            entries.put("reason", fault.reason());
        });
        reporter.publishEntry(entries);
    }

    /** Publishes how far a learner has come. */
    static void publish(Progress progress, TestReporter reporter) {
        reporter.publishEntry(Map.of(
                LEVELS,
                Integer.toString(progress.levels()),
                "strategy",
                progress.strategy(),
                "passed",
                Integer.toString(progress.passed().size()),
                "open",
                progress.failure().flatMap(text -> text.lines().findFirst()).orElse("")));
    }

    /** Reads a learner's level back; empty if the entries are of another report. */
    static Optional<VerdictsJson.LearnerLevel> readLevel(Map<String, String> entries) {
        return Optional.ofNullable(entries.get(LEVELS))
                .map(levels -> new VerdictsJson.LearnerLevel(
                        entries.get("strategy"),
                        Integer.parseInt(entries.get("passed")),
                        Integer.parseInt(levels),
                        entries.get("open")));
    }

    /** Reads a result back; empty if the entries are of another report. */
    static Optional<CaseResult> read(Map<String, String> entries, CaseLibrary library) {
        if (!entries.containsKey(MARK)) {
            return Optional.empty();
        }
        Problem problem = Problems.find(entries.get("problem")).orElseThrow();
        JudgeCase judgeCase = library.all(problem).stream()
                .filter(candidate -> candidate.id().equals(entries.get("case")))
                .findFirst()
                .orElseThrow();
        Optional<Fault> fault = Optional.ofNullable(entries.get("rule"))
                .map(rule -> Fault.of(Demand.valueOf(rule), entries.get("reason")));
        return Optional.of(new CaseResult(
                entries.get("strategy"),
                judgeCase,
                new Ruling(Verdict.valueOf(entries.get(MARK)), fault),
                new Work(Long.parseLong(entries.get("placements")), Long.parseLong(entries.get("nanos")))));
    }
}
