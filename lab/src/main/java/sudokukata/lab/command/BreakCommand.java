package sudokukata.lab.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.breaker.Breaker;
import sudokukata.judge.breaker.Counterexample;
import sudokukata.judge.breaker.KeptCase;
import sudokukata.judge.breaker.Subject;
import sudokukata.judge.check.Fault;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Language;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.ProblemConverter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.Scratch;
import sudokukata.lab.cli.SeedOption;
import sudokukata.lab.cli.ShellWords;
import sudokukata.lab.cli.Steps;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Finds the smallest puzzle that a strategy or a program gets wrong. */
@Command(
        name = "break",
        description = "Find the smallest puzzle that a strategy or a program gets wrong.",
        footer = {"", "Exit code: 0 none was found; 1 a counter-example is shown."})
final class BreakCommand extends KataCommand {
    private static final long BUDGET = 50_000;
    private static final int PROGRAM_TRIES = 100;

    @Parameters(
            arity = "1..*",
            paramLabel = "WHO",
            description = "a strategy's id, a source file (.java, .cpp, .py), or a command after --")
    private List<String> who;

    @Option(
            names = "--problem",
            paramLabel = "N",
            description = "one of ${COMPLETION-CANDIDATES} (default: each that it can do)",
            converter = ProblemConverter.class,
            completionCandidates = ProblemConverter.class)
    private Problem problem;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "600",
            description = "puzzles (default: ${DEFAULT-VALUE})")
    private int tries;

    @Option(names = "--keep", paramLabel = "NAME", description = "save it as a case of the judge")
    private String keep;

    @Override
    public Integer call() throws IOException, Refused {
        if (tries < 1) {
            throw wrong("--tries is at least 1, not " + tries);
        }
        Optional<SolverStrategy> strategy = who.size() == 1 ? Strategies.find(who.get(0)) : Optional.empty();
        if (strategy.isPresent()) {
            return breakStrategy(strategy.get());
        }
        boolean isWord = who.size() == 1
                && Language.of(who.get(0)) == Language.COMMAND
                && !who.get(0).contains("/");
        if (isWord && !Program.isInstalled(who.get(0))) {
            throw wrong("'" + who.get(0) + "' is no strategy, no source file and no command");
        }
        return breakProgram();
    }

    private int breakStrategy(SolverStrategy strategy) throws IOException {
        List<Problem> problems = Problems.all().stream()
                .filter(p -> problem == null || p == problem)
                .filter(p -> StrategyJudge.isStarted(strategy, p.kind()))
                .toList();
        if (problems.isEmpty()) {
            throw wrong("strategy '" + strategy.id() + "' does nothing to break here");
        }
        StrategyJudge judge = new StrategyJudge();
        for (Problem p : problems) {
            SolverStrategy oracle = Quickest.forKind(p.kind(), Optional.of(strategy.id()));
            Subject subject = (input, asked) -> judge.rule(strategy, asked, BUDGET);
            if (broken(p, oracle, subject, tries)) {
                return ExitCode.NO;
            }
        }
        return ExitCode.OK;
    }

    private int breakProgram() throws IOException, Refused {
        if (problem == null) {
            throw wrong("which problem does the program solve? Say --problem N");
        }
        try (Scratch scratch = Scratch.make()) {
            Program program = scratch.program(who);
            ProgramJudge judge = new ProgramJudge(scratch.folder());
            Subject subject = (input, asked) -> {
                try {
                    return judge.judge(program, input, asked).ruling();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            };
            // A process for each puzzle takes its time: fewer puzzles are tried.
            return broken(problem, Quickest.forKind(problem.kind()), subject, Math.min(tries, PROGRAM_TRIES))
                    ? ExitCode.NO
                    : ExitCode.OK;
        } catch (CompileError e) {
            throw new Refused(e.getMessage());
        }
    }

    /** Looks for a counter-example and shows it; says whether there was one. */
    private boolean broken(Problem p, SolverStrategy oracle, Subject subject, int most) throws IOException {
        Optional<KeptCase> kept = Optional.ofNullable(keep).map(name -> kept(name, p));
        Optional<Counterexample> found;
        try (Steps steps = Steps.begin("break " + p, most, err())) {
            found = new Breaker(p, oracle, seed.get()).search(subject, most, k -> steps.step());
        }
        if (found.isEmpty()) {
            out().println("no counter-example in " + most + " puzzles for " + p + ", seed " + seed.get());
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
            throw wrong("--keep: " + e.getMessage());
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
                fault.demand().hint(p.kind()).orElse("Follow the search on this puzzle by hand: it is small."),
                "./kata break --problem " + p + " --seed " + seed.get() + (who.size() == 1 ? " " : " -- ")
                        + ShellWords.of(who)));
        out().println("\ninput:\n" + found.input() + "answer:\n" + found.answer());
    }
}
