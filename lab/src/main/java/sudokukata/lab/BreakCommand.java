package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.breaker.Breaker;
import sudokukata.judge.breaker.Counterexample;
import sudokukata.judge.breaker.Subject;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.verdict.Fault;
import sudokukata.search.SolverStrategy;

/** Finds the smallest puzzle that a strategy gets wrong. */
@Command(
        name = "break",
        description = "Find the smallest puzzle that a strategy gets wrong.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit code: 0 none was found; 1 a counter-example is shown."})
final class BreakCommand implements Callable<Integer> {
    private static final long BUDGET = 50_000;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "ID", description = "the strategy", converter = StrategyConverter.class)
    private SolverStrategy strategy;

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
    public Integer call() throws IOException {
        List<Problem> problems = Stream.of(Problem.values())
                .filter(p -> problem == null || p == problem)
                .filter(p -> StrategyJudge.isStarted(strategy, p))
                .toList();
        if (problems.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "strategy '" + strategy.id() + "' does nothing to break here");
        }
        for (Problem p : problems) {
            Optional<Counterexample> found = search(p);
            if (found.isPresent()) {
                show(p, found.get());
                return ExitCode.NO;
            }
        }
        out().println("no counter-example in " + tries + " puzzles for " + problems + ", seed " + seed);
        return ExitCode.OK;
    }

    private Optional<Counterexample> search(Problem p) {
        StrategyJudge judge = new StrategyJudge();
        SolverStrategy oracle = Quickest.forKind(p.isSudomino(), Optional.of(strategy.id()));
        Subject subject = (input, answer) -> judge.rule(strategy, p, input, answer, BUDGET);
        try (Steps steps = Steps.begin("break " + p, tries, spec.commandLine().getErr())) {
            return new Breaker(p, oracle, seed).search(subject, tries, k -> steps.step());
        }
    }

    private void show(Problem p, Counterexample found) throws IOException {
        Fault fault = found.ruling().fault().orElseThrow();
        String purpose = "the smallest puzzle found that is answered wrong: " + Breaker.size(found.puzzle());
        out().println(FailureMessage.of(
                strategy.id() + " | " + p + " | " + found.ruling().verdict() + ", " + fault.demand(),
                purpose,
                fault,
                fault.demand().hint().orElse("Follow the search on this puzzle by hand: it is small."),
                "./kata break " + strategy.id() + " --problem " + p + " --seed " + seed));
        out().println("\ninput:\n" + found.input() + "answer:\n" + found.answer());
        if (keep != null) {
            save(p, found, purpose);
        }
    }

    private void save(Problem p, Counterexample found, String purpose) throws IOException {
        if (!keep.matches("[a-zA-Z0-9_][a-zA-Z0-9_.-]*")) {
            throw new ParameterException(
                    spec.commandLine(), "'" + keep + "' is no name of a case: letters, digits, _ . and -");
        }
        Path folder = CaseLibrary.ofProject().root().resolve("problems/" + p.folder() + "/data/secret/kept");
        Files.createDirectories(folder);
        Path group = folder.resolve("test_group.yaml");
        if (Files.notExists(group)) {
            Files.copy(folder.resolveSibling(firstGroup(folder)).resolve("test_group.yaml"), group);
        }
        Files.writeString(folder.resolve(keep + ".in"), found.input());
        Files.writeString(folder.resolve(keep + ".ans"), found.answer());
        Fault fault = found.ruling().fault().orElseThrow();
        Files.writeString(
                folder.resolve(keep + ".yaml"),
                "description: >-\n  Found against " + strategy.id() + ", " + Breaker.size(found.puzzle()) + ". It "
                        + "breaks - " + fault.demand() + "\nhint: >-\n  "
                        + fault.demand().hint().orElse("Follow the search on this puzzle by hand.") + "\n");
        out().println("saved: " + folder.resolve(keep) + ".in");
    }

    private static String firstGroup(Path kept) throws IOException {
        try (Stream<Path> groups = Files.list(kept.getParent())) {
            return groups.map(group -> group.getFileName().toString())
                    .filter(name -> !name.equals("kept"))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
