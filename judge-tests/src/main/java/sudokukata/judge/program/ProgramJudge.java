package sudokukata.judge.program;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import sudokukata.judge.check.Checker;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;

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
     * @param ruling what the judge says: AC, WA, TLE, OLE or RTE
     * @param output what the program printed
     * @param errors what it printed on standard error, the first 64 KiB
     * @param nanos how long it ran
     */
    public record Result(Ruling ruling, String output, String errors, long nanos) {

        /** The verdict. */
        public Verdict verdict() {
            return ruling.verdict();
        }

        /** Why it is not AC; empty if it is. */
        public Optional<Fault> fault() {
            return ruling.fault();
        }
    }

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
        return judge(program, judgeCase.input(), CaseInput.of(judgeCase));
    }

    /**
     * Judges an input that is no case.
     *
     * @param input its text
     * @param asked the same, read
     * @throws IOException if the program cannot be started
     */
    public Result judge(Program program, String input, CaseInput asked) throws IOException {
        Duration limit = timeLimit(program, asked.problem());
        ProcessRun run = ProcessRun.of(program.commandFor(asked.problem()), input, limit, OUTPUT_LIMIT, folder);
        return new Result(rule(run, limit, asked), run.out(), run.err(), run.nanos());
    }

    private static Ruling rule(ProcessRun run, Duration limit, CaseInput asked) {
        if (run.tooMuch()) {
            String reason = "more than " + (OUTPUT_LIMIT >> 10) + " KiB were printed";
            return Ruling.of(Verdict.OLE, clues(Demand.OUTPUT, reason, asked));
        }
        if (run.timedOut()) {
            return Ruling.of(Verdict.TLE, late(run, limit, asked));
        }
        if (run.exit() != 0) {
            return Ruling.of(Verdict.RTE, clues(Demand.NO_ERROR, Crash.describe(run), asked));
        }
        return new Checker(asked)
                .check(run.out())
                .map(fault -> Ruling.of(Verdict.WA, fault))
                .orElse(Ruling.ACCEPTED);
    }

    /** What is late: the answer, or only the end. */
    private static Fault late(ProcessRun run, Duration limit, CaseInput asked) {
        String within = String.format(Locale.ROOT, "within the time limit of %.1f s", limit.toMillis() / 1e3);
        if (new Checker(asked).check(run.out()).isEmpty()) {
            String reason = "the right answer was printed, but the process did not end " + within;
            return clues(Demand.END, reason, asked);
        }
        return clues(Demand.TIME, "no end " + within + "; " + run.printed(), asked);
    }

    private static Fault clues(Demand demand, String reason, CaseInput asked) {
        return new Fault(
                demand,
                reason,
                Optional.of(MarkedGrid.ofClues(asked.puzzles().get(0).clues())));
    }
}
