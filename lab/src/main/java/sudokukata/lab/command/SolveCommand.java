package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.format.Input;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.cli.Arguments;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.ProblemConverter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.Startable;
import sudokukata.lab.cli.StrategyOption;
import sudokukata.lab.cli.TextSource;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SolverStrategy;

/** Solves a judge's input: judge text in, judge text out, everything else on standard error. */
@Command(
        name = "solve",
        description = "Solve a judge's input and print the judge's output, or solve what is pasted.",
        footer = {
            "",
            "Exit code: 0 solved; 1 no solution; 2 text that cannot be read, or a wrong call;",
            "3 gave up (budget spent). Of several puzzles the worst of 2, 3, 1, 0."
        })
final class SolveCommand extends KataCommand {
    @Parameters(
            arity = "0..2",
            paramLabel = "[PROBLEM] [FILE]",
            completionCandidates = ProblemConverter.class,
            description = {
                "PROBLEM: one of ${COMPLETION-CANDIDATES}; without it puzzles are read as people paste them,",
                "and each is answered on a line. FILE: the input; standard input if none is named."
            })
    private List<String> words = List.of();

    @Mixin
    private StrategyOption strategy;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "100000000",
            description = "placements for each puzzle (default: ${DEFAULT-VALUE})")
    private long budget;

    @Option(names = "--explain", description = "tell each decision and each step back, on standard error")
    private boolean explain;

    private final InputStream in;
    private Problem problem;

    SolveCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        if (budget < 0) {
            throw wrong("--budget is 0 or more, not " + budget);
        }
        Arguments arguments = Arguments.of(words, line());
        if (arguments.problem().isPresent()) {
            problem = arguments.problem().get();
            return solveJudgeInput(arguments);
        }
        String text = TextSource.read(arguments.file(), in);
        return new PastedSolve(strategy.get(), budget, runner(), line()).solve(text);
    }

    private int solveJudgeInput(Arguments arguments) throws Refused {
        SolverStrategy solver = StrategyJudge.forProblem(chooseStrategy(), problem);
        String text = TextSource.read(arguments.file(), in);
        if (text.isBlank()) {
            throw new Refused("no puzzle found: the input is empty");
        }
        Input input = problem.format().read(text);
        int worst = ExitCode.OK;
        int number = 0;
        for (Input.Entry entry : input.entries()) {
            number++;
            worst = ExitCode.worse(worst, solve(solver, entry, number));
        }
        if (input.fault().isPresent()) {
            err().println("kata: " + input.fault().get());
            return ExitCode.UNREADABLE;
        }
        return worst;
    }

    private Runner runner() {
        return explain ? Runner.explaining(err()) : Runner.PLAIN;
    }

    private SolverStrategy chooseStrategy() {
        SolverStrategy chosen = strategy.get().orElseGet(() -> Quickest.forKind(problem.kind()));
        Startable.require(chosen, problem, line());
        return chosen;
    }

    private int solve(SolverStrategy solver, Input.Entry entry, int number) {
        Optional<Outcome> result = runner().run(solver, entry.puzzle(), Limits.firstWithin(budget));
        if (result.isEmpty()) {
            return ExitCode.GAVE_UP;
        }
        Outcome outcome = result.get();
        if (outcome.first().isPresent()) {
            PrintWriter out = out();
            out.print(problem.format().write(number, outcome.first().get().grid()));
            out.flush();
            return ExitCode.OK;
        }
        String where = problem.format().most() > 1 ? "puzzle " + number + " (line " + entry.line() + "): " : "";
        if (outcome.end() == Outcome.End.OUT_OF_BUDGET) {
            err().printf(
                            "kata: %sgave up after %,d placements; there may be a solution%n",
                            where, outcome.placements());
            return ExitCode.GAVE_UP;
        }
        String why = Sentences.whyUnsolvable(entry.puzzle());
        err().println("kata: " + where + "no solution" + why);
        return ExitCode.NO;
    }
}
