package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sudokukata.judge.check.Checker;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.format.Input;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.problem.CaseInput;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.ProblemParameter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.TextSource;
import sudokukata.puzzle.Solution;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/** The checker alone, on files. */
@Command(
        name = "check",
        description = "Check an answer against an input, as the judge does.",
        footer = {"", "Exit code: 0 accepted; 1 rejected; 2 an input that cannot be read, or a wrong call."})
final class CheckCommand extends KataCommand {
    private static final long BUDGET = 100_000_000;

    @Mixin
    private ProblemParameter problem;

    @Parameters(index = "1", paramLabel = "INPUT", description = "the problem's input")
    private Path input;

    @Parameters(index = "2", paramLabel = "ANSWER", description = "what a program printed; - for standard input")
    private Path answer;

    private final InputStream in;

    CheckCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        String question = TextSource.read(input, in);
        String given = TextSource.read(answer, in);
        Optional<Fault> fault = new Checker(CaseInput.of(problem.get(), question, solve(question))).check(given);
        PrintWriter out = out();
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
    private String solve(String question) throws Refused {
        Input puzzles = problem.get().format().read(question);
        if (puzzles.fault().isPresent()) {
            throw new Refused(input + ": " + puzzles.fault().get());
        }
        SolverStrategy solver = Quickest.forKind(problem.get().kind());
        SolverStrategy ordered = problem.get().wantsFirstInOrder() ? FirstInOrder.of(solver) : solver;
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (Input.Entry entry : puzzles.entries()) {
            number++;
            Optional<Solution> solution = SearchRun.within(Limits.firstWithin(BUDGET))
                    .of(ordered, entry.puzzle())
                    .first();
            if (solution.isEmpty()) {
                throw new Refused(
                        input + ": the puzzle on line " + entry.line() + " has no solution, so no answer is right");
            }
            text.append(problem.get().format().write(number, solution.get().grid()));
        }
        return text.toString();
    }
}
