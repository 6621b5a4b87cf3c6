package sudokukata.lab;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.Scoreboard;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.Expectations;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Verdict;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Judges strategies and shows the scoreboard. */
@Command(
        name = "judge",
        description = "Judge the strategies and show the scoreboard.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit code: 0 if every verdict is the expected one: AC, but OVER where the",
            "strategy's own table says so; else 1."
        })
final class JudgeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PROBLEM",
            description = "2239, 2580 or 4574; all three if none is named",
            converter = ProblemConverter.class)
    private Problem problem;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            description = "whom to judge; all if none is named",
            converter = StrategyConverter.class)
    private SolverStrategy strategy;

    @Option(names = "--case", paramLabel = "CASE", description = "one case, such as sample/1")
    private String caseId;

    @Option(names = "--all", description = "add the long files")
    private boolean all;

    @Option(names = "--groups", description = "show each group on a line of its own")
    private boolean groups;

    private final StrategyJudge judge = new StrategyJudge();
    private final Scoreboard scoreboard = new Scoreboard();
    private final List<String> complaints = new ArrayList<>();

    @Override
    public Integer call() {
        CaseLibrary library = CaseLibrary.ofProject();
        Expectations expectations = Expectations.of(library);
        for (SolverStrategy candidate : candidates()) {
            for (JudgeCase judgeCase : cases(library, candidate)) {
                record(judge.judge(candidate, judgeCase), expectations);
            }
        }
        if (scoreboard.isEmpty()) {
            throw new ParameterException(spec.commandLine(), nothingToJudge());
        }
        PrintWriter out = spec.commandLine().getOut();
        complaints.forEach(complaint -> out.println(complaint + "\n"));
        out.println(groups || caseId != null ? scoreboard.toText() : scoreboard.toSummary());
        candidates().stream().filter(JudgeCommand::isBlank).forEach(stub -> out.println(stub.id() + ": not started"));
        return complaints.isEmpty() ? ExitCode.OK : ExitCode.NO;
    }

    private List<SolverStrategy> candidates() {
        return strategy == null ? Strategies.all() : List.of(strategy);
    }

    private static boolean isBlank(SolverStrategy candidate) {
        return Stream.of(Problem.values()).noneMatch(p -> StrategyJudge.isStarted(candidate, p));
    }

    private List<JudgeCase> cases(CaseLibrary library, SolverStrategy candidate) {
        return Stream.of(Problem.values())
                .filter(p -> problem == null || p == problem)
                .filter(p -> StrategyJudge.isStarted(candidate, p))
                .flatMap(p -> Stream.concat(library.all(p).stream(), more(library, p)))
                .filter(judgeCase -> caseId == null || judgeCase.id().equals(caseId))
                .toList();
    }

    private Stream<JudgeCase> more(CaseLibrary library, Problem p) {
        if (caseId != null) {
            return Stream.concat(library.longFiles(p).stream(), library.levels(p).stream());
        }
        return all ? library.longFiles(p).stream() : Stream.empty();
    }

    private void record(CaseResult result, Expectations expectations) {
        scoreboard.add(result);
        boolean overExpected = expectations.expectsOver(result.strategy(), result.judgeCase());
        Verdict expected = overExpected ? Verdict.OVER : Verdict.AC;
        if (result.verdict() == expected) {
            return;
        }
        boolean firstOfStrategy = complaints.stream().noneMatch(text -> text.startsWith(result.strategy() + " | "));
        if (result.verdict() == Verdict.AC) {
            complaints.add(result.strategy() + " | " + result.judgeCase() + " | AC, though its table says OVER");
        } else if (firstOfStrategy) {
            complaints.add(FailureMessage.of(result));
        }
    }

    private String nothingToJudge() {
        if (strategy != null && isBlank(strategy)) {
            return "strategy '" + strategy.id() + "' is not started; begin with: ./kata yours --strategy "
                    + strategy.id();
        }
        String who = strategy == null ? "" : ", strategy '" + strategy.id() + "'";
        String what = caseId == null ? "" : ", case '" + caseId + "'";
        return "nothing to judge for problem " + (problem == null ? "any" : problem) + who + what;
    }
}
