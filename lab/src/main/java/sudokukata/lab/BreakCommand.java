package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.Ruling;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.breaker.Breaker;
import sudokukata.judge.breaker.Counterexample;
import sudokukata.judge.breaker.KeptCase;
import sudokukata.judge.breaker.Subject;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Language;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;
import sudokukata.judge.verdict.Fault;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Finds the smallest puzzle that a strategy or a program gets wrong. */
@Command(
        name = "break",
        description = "Find the smallest puzzle that a strategy or a program gets wrong.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit code: 0 none was found; 1 a counter-example is shown."})
final class BreakCommand implements Callable<Integer> {
    private static final long BUDGET = 50_000;
    private static final int PROGRAM_TRIES = 100;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "WHO",
            description = "a strategy's id, a source file (.java, .cpp, .py), or a command after --")
    private List<String> who;

    @Option(
            names = "--problem",
            paramLabel = "N",
            description = "2239, 2580 or 4574 (default: each that it can do)",
            converter = ProblemConverter.class)
    private Problem problem;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    private long seed;

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "600",
            description = "puzzles (default: ${DEFAULT-VALUE})")
    private int tries;

    @Option(names = "--keep", paramLabel = "NAME", description = "save it as a case of the judge")
    private String keep;

    @Override
    public Integer call() throws IOException, TextSource.Unreadable {
        if (tries < 1) {
            throw new ParameterException(spec.commandLine(), "--tries is at least 1, not " + tries);
        }
        Optional<SolverStrategy> strategy = who.size() == 1 ? Strategies.find(who.get(0)) : Optional.empty();
        if (strategy.isPresent()) {
            return breakStrategy(strategy.get());
        }
        boolean isWord = who.size() == 1
                && Language.of(who.get(0)) == Language.COMMAND
                && !who.get(0).contains("/");
        if (isWord && !Program.isInstalled(who.get(0))) {
            throw new ParameterException(
                    spec.commandLine(), "'" + who.get(0) + "' is no strategy, no source file and no command");
        }
        return breakProgram();
    }

    private int breakStrategy(SolverStrategy strategy) throws IOException {
        List<Problem> problems = Stream.of(Problem.values())
                .filter(p -> problem == null || p == problem)
                .filter(p -> StrategyJudge.isStarted(strategy, p))
                .toList();
        if (problems.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "strategy '" + strategy.id() + "' does nothing to break here");
        }
        StrategyJudge judge = new StrategyJudge();
        for (Problem p : problems) {
            SolverStrategy oracle = Quickest.forKind(p.isSudomino(), Optional.of(strategy.id()));
            Subject subject = (input, answer) -> judge.rule(strategy, p, input, answer, BUDGET);
            if (broken(p, oracle, subject, tries)) {
                return ExitCode.NO;
            }
        }
        return ExitCode.OK;
    }

    private int breakProgram() throws IOException, TextSource.Unreadable {
        if (problem == null) {
            throw new ParameterException(spec.commandLine(), "which problem does the program solve? Say --problem N");
        }
        try (Scratch scratch = Scratch.make()) {
            Program program = scratch.program(who);
            ProgramJudge judge = new ProgramJudge(scratch.folder());
            Subject subject = (input, answer) -> {
                try {
                    ProgramJudge.Result result = judge.judge(program, problem, input, answer);
                    return new Ruling(result.verdict(), result.fault(), 0);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            };
            // A process for each puzzle takes its time: fewer puzzles are tried.
            return broken(problem, Quickest.forKind(problem.isSudomino()), subject, Math.min(tries, PROGRAM_TRIES))
                    ? ExitCode.NO
                    : ExitCode.OK;
        } catch (CompileError e) {
            throw new TextSource.Unreadable(e.getMessage());
        }
    }

    /** Looks for a counter-example and shows it; tells whether there was one. */
    private boolean broken(Problem p, SolverStrategy oracle, Subject subject, int most) throws IOException {
        Optional<KeptCase> kept = Optional.ofNullable(keep).map(name -> kept(name, p));
        Optional<Counterexample> found;
        try (Steps steps = Steps.begin("break " + p, most, spec.commandLine().getErr())) {
            found = new Breaker(p, oracle, seed).search(subject, most, k -> steps.step());
        }
        if (found.isEmpty()) {
            out().println("no counter-example in " + most + " puzzles for " + p + ", seed " + seed);
            return false;
        }
        show(p, found.get());
        if (kept.isPresent()) {
            out().println("saved: " + kept.get().save(found.get(), name()));
        }
        return true;
    }

    /** Where it will be saved: asked before the search, for a search is not to be lost on a name. */
    private KeptCase kept(String name, Problem p) {
        try {
            return KeptCase.named(name, p, CaseLibrary.ofProject());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--keep: " + e.getMessage());
        }
    }

    private String name() {
        return String.join(" ", who);
    }

    private void show(Problem p, Counterexample found) {
        Fault fault = found.ruling().fault().orElseThrow();
        String purpose = "the smallest puzzle found that is answered wrong: " + Breaker.size(found.puzzle());
        out().println(FailureMessage.of(
                name() + " | " + p + " | " + found.ruling().verdict() + ", " + fault.demand(),
                purpose,
                fault,
                fault.demand().hint().orElse("Follow the search on this puzzle by hand: it is small."),
                "./kata break --problem " + p + " --seed " + seed + (who.size() == 1 ? " " : " -- ")
                        + ShellWords.of(who)));
        out().println("\ninput:\n" + found.input() + "answer:\n" + found.answer());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
