package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.ProblemConverter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.Scratch;
import sudokukata.lab.cli.StrategyOption;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Judges strategies, or a program in any language. */
@Command(
        name = "judge",
        description = "Judge the strategies and show the scoreboard, or judge a program in any language.",
        footer = {
            "",
            "Strategies:  ./kata judge [PROBLEM] [--strategy ID]",
            "A program:   ./kata judge PROBLEM Main.java    (or main.cpp, main.py)",
            "A command:   ./kata judge PROBLEM -- any command",
            "",
            "Exit code: 0 if every verdict is the expected one: AC, but OVER where the",
            "strategy's own table says so; else 1."
        })
final class JudgeCommand extends KataCommand {

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PROBLEM",
            description = "one of ${COMPLETION-CANDIDATES}; all if none is named",
            converter = ProblemConverter.class,
            completionCandidates = ProblemConverter.class)
    private Problem problem;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "PROGRAM",
            description = "a source file, or a command after --")
    private List<String> program = List.of();

    @Mixin
    private StrategyOption strategy;

    @Option(names = "--case", paramLabel = "CASE", description = "one case, such as sample/1")
    private String caseId;

    @Option(names = "--all", description = "add the long files")
    private boolean all;

    @Option(names = "--groups", description = "show each group on a line of its own")
    private boolean groups;

    @Override
    public Integer call() throws IOException, Refused {
        CaseLibrary library = CaseLibrary.ofProject();
        if (!program.isEmpty()) {
            return judgeProgram(library);
        }
        if (line().getParseResult().originalArgs().contains("--")) {
            // A script whose variable is empty must not be told of the strategies instead.
            throw wrong("a command is missing after --");
        }
        List<SolverStrategy> candidates = strategy.get().map(List::of).orElseGet(Strategies::all);
        StrategyReport report =
                new StrategyReport(library, candidates, Optional.ofNullable(problem), Optional.ofNullable(caseId), all);
        if (!report.run()) {
            throw wrong(nothingToJudge());
        }
        report.show(out(), groups);
        return report.asExpected() ? ExitCode.OK : ExitCode.NO;
    }

    private int judgeProgram(CaseLibrary library) throws IOException, Refused {
        if (strategy.get().isPresent()) {
            throw wrong("a program or a strategy, not both");
        }
        List<JudgeCase> judged = only(library.judged(problem));
        List<JudgeCase> beyond = only(library.beyond(problem));
        if (judged.isEmpty() && beyond.isEmpty()) {
            throw wrong(nothingToJudge());
        }
        PrintWriter out = out();
        try (Scratch scratch = Scratch.make()) {
            Program compiled = scratch.program(program);
            ProgramJudge judge = new ProgramJudge(scratch.folder());
            ProgramReport report = new ProgramReport(judge, compiled, problem, out, err());
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
        if (strategy.get().filter(StrategyReport::isBlank).isPresent()) {
            String id = strategy.get().get().id();
            return "strategy '" + id + "' is not started; begin with: ./kata yours --strategy " + id;
        }
        String who =
                strategy.get().map(named -> ", strategy '" + named.id() + "'").orElse("");
        String what = caseId == null ? "" : ", case '" + caseId + "'";
        return "nothing to judge for problem " + (problem == null ? "any" : problem) + who + what;
    }
}
