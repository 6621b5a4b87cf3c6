package sudokukata.lab;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Problem;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.verdict.Checker;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.MarkedGrid;
import sudokukata.puzzle.Solution;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** The checker alone, on files. */
@Command(
        name = "check",
        description = "Check an answer against an input, as the judge does.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit code: 0 accepted; 1 rejected; 2 an input that cannot be read, or a wrong call."})
final class CheckCommand implements Callable<Integer> {
    private static final long BUDGET = 100_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "PROBLEM",
            description = "2239, 2580 or 4574",
            converter = ProblemConverter.class)
    private Problem problem;

    @Parameters(index = "1", paramLabel = "INPUT", description = "the problem's input")
    private Path input;

    @Parameters(index = "2", paramLabel = "ANSWER", description = "what a program printed; - for standard input")
    private Path answer;

    private final InputStream in;

    CheckCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws TextSource.Unreadable {
        String question = TextSource.read(input, in);
        String given = TextSource.read(answer, in);
        Optional<Fault> fault = new Checker(problem, question, solve(question)).check(given);
        PrintWriter out = spec.commandLine().getOut();
        if (fault.isEmpty()) {
            out.println("accepted");
            return ExitCode.OK;
        }
        out.println("rejected: " + fault.get().demand());
        fault.get().gridLines().forEach(out::println);
        out.println(fault.get().reason());
        if (fault.get().grid().isPresent()) {
            out.println("(" + MarkedGrid.LEGEND + ")");
        }
        return ExitCode.NO;
    }

    /** The right answer, to compare with where the problem wants one answer only. */
    private String solve(String question) throws TextSource.Unreadable {
        Input puzzles = problem.format().read(question);
        if (puzzles.fault().isPresent()) {
            throw new TextSource.Unreadable(input + ": " + puzzles.fault().get());
        }
        SolverStrategy solver = Quickest.forKind(problem.isSudomino());
        SolverStrategy ordered = problem.wantsFirstInOrder() ? FirstInOrder.of(solver) : solver;
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (Input.Entry entry : puzzles.entries()) {
            number++;
            Optional<Solution> solution = Search.run(ordered, entry.puzzle(), Limits.firstWithin(BUDGET))
                    .first();
            if (solution.isEmpty()) {
                throw new TextSource.Unreadable(
                        input + ": the puzzle on line " + entry.line() + " has no solution, so no answer is right");
            }
            text.append(problem.format().write(number, solution.get().grid()));
        }
        return text.toString();
    }
}
