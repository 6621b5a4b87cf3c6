package sudokukata.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import sudokukata.judge.CaseResult;
import sudokukata.judge.Scoreboard;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.VerdictsJson;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/**
 * Shows the scoreboard at the end of a test run, and writes it to {@code target/verdicts.json}. Registered by the
 * service file of JUnit's launcher, so that it works in any runner.
 */
public final class ScoreboardListener implements TestExecutionListener {
    private static final Path JSON = Path.of("target/verdicts.json");

    private final List<Map<String, String>> reports = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        reports.add(entry.getKeyValuePairs());
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        CaseLibrary library = CaseLibrary.ofProject();
        List<String> shelf = Strategies.all().stream().map(SolverStrategy::id).toList();
        List<CaseResult> results = reports.stream()
                .flatMap(report -> VerdictReport.read(report, library).stream())
                .sorted(Comparator.comparingInt(result -> shelf.indexOf(result.strategy())))
                .toList();
        List<VerdictsJson.LearnerLevel> levels = reports.stream()
                .flatMap(report -> VerdictReport.readLevel(report).stream())
                .distinct()
                .toList();
        if (results.isEmpty() && levels.isEmpty()) {
            return;
        }
        Scoreboard scoreboard = new Scoreboard();
        results.forEach(scoreboard::add);
        System.out.println("\n" + scoreboard.toSummary());
        Strategies.all().stream()
                .filter(strategy -> Problems.all().stream().noneMatch(p -> StrategyJudge.isStarted(strategy, p.kind())))
                .forEach(strategy -> System.out.println(strategy.id() + ": not started"));
        System.out.println();
        try {
            VerdictsJson.write(results, levels, JSON);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
