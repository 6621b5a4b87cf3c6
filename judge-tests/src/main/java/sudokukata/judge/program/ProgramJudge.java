package sudokukata.judge.program;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Checker;
import sudokukata.judge.verdict.Demand;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.MarkedGrid;
import sudokukata.judge.verdict.Verdict;

/** Judges a program on a case: the same input, the same checker as a strategy, and limits in seconds. */
public final class ProgramJudge {
    /** More than any answer; a program that prints more prints without end. */
    private static final int OUTPUT_LIMIT = 1 << 20;

    private final Path folder;
    private final Optional<Duration> patience;

    /**
     * @param folder where programs run
     */
    public ProgramJudge(Path folder) {
        this(folder, Optional.empty());
    }

    /** A judge with a time limit of its own, in place of the problem's. */
    public ProgramJudge(Path folder, Optional<Duration> patience) {
        this.folder = folder;
        this.patience = patience;
    }

    /**
     * What came of one run.
     *
     * @param verdict AC, WA, TLE, OLE or RTE
     * @param fault why, unless it is AC
     * @param output what the program printed
     * @param nanos how long it ran
     */
    public record Result(Verdict verdict, Optional<Fault> fault, String output, long nanos) {}

    /** The time limit of a program on a problem. */
    public Duration timeLimit(Program program, Problem problem) {
        return patience.orElse(program.language().timeLimit(problem));
    }

    /**
     * Judges one case.
     *
     * @throws IOException if the program cannot be started
     */
    public Result judge(Program program, JudgeCase judgeCase) throws IOException {
        return judge(program, judgeCase.problem(), judgeCase.input(), judgeCase.answer());
    }

    /**
     * Judges an input that is no case.
     *
     * @throws IOException if the program cannot be started
     */
    public Result judge(Program program, Problem problem, String input, String answer) throws IOException {
        Checker checker = new Checker(problem, input, answer);
        Duration limit = timeLimit(program, problem);
        ProcessRun run = ProcessRun.of(program.commandFor(problem), input, limit, OUTPUT_LIMIT, folder);
        if (run.tooMuch()) {
            String reason = "more than " + (OUTPUT_LIMIT >> 10) + " KiB were printed";
            return result(Verdict.OLE, clues(Demand.OUTPUT, reason, checker), run);
        }
        if (run.timedOut()) {
            String reason =
                    String.format(Locale.ROOT, "no end within the time limit of %.1f s", limit.toMillis() / 1e3);
            return result(Verdict.TLE, clues(Demand.TIME, reason + printed(run), checker), run);
        }
        if (run.exit() != 0) {
            return result(Verdict.RTE, clues(Demand.NO_ERROR, Crash.describe(run), checker), run);
        }
        return checker.check(run.out())
                .map(fault -> result(Verdict.WA, fault, run))
                .orElse(new Result(Verdict.AC, Optional.empty(), run.out(), run.nanos()));
    }

    private static String printed(ProcessRun run) {
        return run.out().isBlank()
                ? "; nothing was printed"
                : "; " + run.out().lines().count() + " lines were printed";
    }

    private static Fault clues(Demand demand, String reason, Checker checker) {
        return new Fault(
                demand, reason, Optional.of(MarkedGrid.ofClues(checker.puzzle(0).clues())));
    }

    private static Result result(Verdict verdict, Fault fault, ProcessRun run) {
        return new Result(verdict, Optional.of(fault), run.out(), run.nanos());
    }
}
