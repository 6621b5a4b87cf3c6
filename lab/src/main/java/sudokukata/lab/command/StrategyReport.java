package sudokukata.lab.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.Scoreboard;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Expectations;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.SolverStrategy;

/** Judges strategies and makes the scoreboard, with a word on each that is not as expected. */
final class StrategyReport {
    private final CaseLibrary library;
    private final List<SolverStrategy> candidates;
    private final Optional<Problem> problem;
    private final Optional<String> caseId;
    private final boolean longFiles;
    private final StrategyJudge judge = new StrategyJudge();
    private final Scoreboard scoreboard = new Scoreboard();
    private final List<String> complaints = new ArrayList<>();
    private final Set<String> failed = new HashSet<>();

    /**
     * @param candidates whom to judge
     * @param problem the only problem, or all three
     * @param caseId the only case, or all
     * @param longFiles whether the long files are judged too
     */
    StrategyReport(
            CaseLibrary library,
            List<SolverStrategy> candidates,
            Optional<Problem> problem,
            Optional<String> caseId,
            boolean longFiles) {
        this.library = library;
        this.candidates = candidates;
        this.problem = problem;
        this.caseId = caseId;
        this.longFiles = longFiles;
    }

    /** Judges everything; says whether there was anything to judge. */
    boolean run() {
        Expectations expectations = Expectations.of(library);
        for (SolverStrategy candidate : candidates) {
            for (JudgeCase judgeCase : cases(candidate)) {
                record(judge.judge(candidate, judgeCase), expectations);
            }
        }
        return !scoreboard.isEmpty();
    }

    /** Whether every verdict was the expected one. */
    boolean asExpected() {
        return complaints.isEmpty();
    }

    /** Shows the first unexpected result of each strategy, then the table. */
    void show(PrintWriter out, boolean groups) {
        complaints.forEach(complaint -> out.println(complaint + "\n"));
        out.println(groups || caseId.isPresent() ? scoreboard.toText() : scoreboard.toSummary());
        candidates.stream().filter(StrategyReport::isBlank).forEach(stub -> out.println(stub.id() + ": not started"));
    }

    /** Whether nothing of a strategy has been written yet. */
    static boolean isBlank(SolverStrategy candidate) {
        return Problems.all().stream().noneMatch(p -> StrategyJudge.isStarted(candidate, p.kind()));
    }

    private List<JudgeCase> cases(SolverStrategy candidate) {
        return Problems.all().stream()
                .filter(p -> problem.isEmpty() || p == problem.get())
                .filter(p -> StrategyJudge.isStarted(candidate, p.kind()))
                .flatMap(p -> Stream.concat(library.all(p).stream(), more(p)))
                .filter(judgeCase -> caseId.isEmpty() || judgeCase.id().equals(caseId.get()))
                .toList();
    }

    private Stream<JudgeCase> more(Problem p) {
        if (caseId.isPresent()) {
            return Stream.concat(library.longFiles(p).stream(), library.levels(p).stream());
        }
        return longFiles ? library.longFiles(p).stream() : Stream.empty();
    }

    private void record(CaseResult result, Expectations expectations) {
        scoreboard.add(result);
        boolean overExpected = expectations.expectsOver(result.strategy(), result.judgeCase());
        Verdict expected = overExpected ? Verdict.OVER : Verdict.AC;
        if (result.verdict() == expected) {
            return;
        }
        if (result.verdict() == Verdict.AC) {
            complaints.add(result.strategy() + " | " + result.judgeCase() + " | AC, though its table says OVER");
        } else if (failed.add(result.strategy())) {
            complaints.add(FailureMessage.of(result));
        }
    }
}
