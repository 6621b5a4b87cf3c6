package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;
import sudokukata.judge.verdict.Verdict;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Judges strategies, or a program in any language. */
@Command(
        name = "judge",
        description = "Judge the strategies and show the scoreboard, or judge a program in any language.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Strategies:  ./kata judge [PROBLEM] [--strategy ID]",
            "A program:   ./kata judge PROBLEM Main.java    (or main.cpp, main.py)",
            "A command:   ./kata judge PROBLEM -- any command",
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

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "PROGRAM",
            description = "a source file, or a command after --")
    private List<String> program = List.of();

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

    @Override
    public Integer call() throws IOException, TextSource.Unreadable {
        CaseLibrary library = CaseLibrary.ofProject();
        if (!program.isEmpty()) {
            return judgeProgram(library);
        }
        if (spec.commandLine().getParseResult().originalArgs().contains("--")) {
            // A script whose variable is empty must not be told of the strategies instead.
            throw new ParameterException(spec.commandLine(), "a command is missing after --");
        }
        List<SolverStrategy> candidates = strategy == null ? Strategies.all() : List.of(strategy);
        StrategyReport report =
                new StrategyReport(library, candidates, Optional.ofNullable(problem), Optional.ofNullable(caseId), all);
        if (!report.run()) {
            throw new ParameterException(spec.commandLine(), nothingToJudge());
        }
        report.show(spec.commandLine().getOut(), groups);
        return report.asExpected() ? ExitCode.OK : ExitCode.NO;
    }

    private int judgeProgram(CaseLibrary library) throws IOException, TextSource.Unreadable {
        if (strategy != null) {
            throw new ParameterException(spec.commandLine(), "a program or a strategy, not both");
        }
        List<JudgeCase> judged = only(library.judged(problem));
        List<JudgeCase> beyond = only(library.beyond(problem));
        if (judged.isEmpty() && beyond.isEmpty()) {
            throw new ParameterException(spec.commandLine(), nothingToJudge());
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Scratch scratch = Scratch.make()) {
            Program compiled = scratch.program(program);
            ProgramJudge judge = new ProgramJudge(scratch.folder());
            ProgramReport report = new ProgramReport(
                    judge, compiled, problem, out, spec.commandLine().getErr());
            return report.run(judged, beyond) ? ExitCode.OK : ExitCode.NO;
        } catch (CompileError e) {
            out.println("verdict: " + Verdict.CE + "\n" + e.getMessage());
            return ExitCode.NO;
        }
    }

    private List<JudgeCase> only(List<JudgeCase> cases) {
        return cases.stream()
                .filter(judgeCase -> caseId == null || judgeCase.id().equals(caseId))
                .toList();
    }

    private String nothingToJudge() {
        if (strategy != null && StrategyReport.isBlank(strategy)) {
            return "strategy '" + strategy.id() + "' is not started; begin with: ./kata yours --strategy "
                    + strategy.id();
        }
        String who = strategy == null ? "" : ", strategy '" + strategy.id() + "'";
        String what = caseId == null ? "" : ", case '" + caseId + "'";
        return "nothing to judge for problem " + (problem == null ? "any" : problem) + who + what;
    }
}
