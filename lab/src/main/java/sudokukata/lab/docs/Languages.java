package sudokukata.lab.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;
import sudokukata.lab.cli.Scratch;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/**
 * The table that answers why one language times out: the same case, the same work, the cost of a placement in each.
 *
 * @param library the judge's data
 * @param stopwatch times a program on a case
 */
record Languages(CaseLibrary library, Stopwatch stopwatch) {

    /** Times a program on a case. */
    @FunctionalInterface
    interface Stopwatch {
        Timing time(Path source, JudgeCase judgeCase);
    }

    /**
     * What came of a program on a case.
     *
     * @param accepted whether it is AC; if not, it was cut off
     * @param seconds how long it ran
     * @param limit the time limit in seconds
     */
    record Timing(boolean accepted, double seconds, double limit) {}

    /** A program, and the strategy that walks the same tree. */
    private record Walker(String program, String words, String strategy) {}

    private static final List<Walker> WALKERS = List.of(
            new Walker("accepted/rowmajor.cpp", "C++, row-major, tables", "memo"),
            new Walker("accepted/rowmajor/Main.java", "Java, row-major, tables", "memo"),
            new Walker("time_limit_exceeded/rowmajor-whole-units.py", "Python, row-major, whole units", "memo"),
            new Walker("accepted/fewest-candidates.py", "Python, fewest candidates", "mrv"));

    /** The lines of the table for one case of 2580, such as {@code secret/tough/06-nearest-the-bound}. */
    List<String> of(String caseId) {
        JudgeCase judgeCase = library.judged(Problems.numbered("2580")).stream()
                .filter(candidate -> candidate.id().equals(caseId))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("2580 has no case " + caseId));
        Puzzle puzzle = CaseInput.of(judgeCase).puzzles().get(0);
        List<String> table = new ArrayList<>(List.of(
                "| program | verdict | placements | time | of a limit of | one placement |",
                "| --- | --- | ---: | ---: | ---: | ---: |"));
        WALKERS.forEach(walker -> table.add(row(walker, judgeCase, puzzle)));
        return table;
    }

    private String row(Walker walker, JudgeCase judgeCase, Puzzle puzzle) {
        Path source = library.root().resolve("problems/sudoku2580/submissions").resolve(walker.program);
        Timing timing = stopwatch.time(source, judgeCase);
        long placements = SearchRun.within(Limits.solutions(1))
                .of(Strategies.named(walker.strategy), puzzle)
                .placements();
        // A program that was cut off costs at least what its limit allows.
        double seconds = timing.accepted ? timing.seconds : timing.limit;
        return String.format(
                Locale.ROOT,
                "| %s | %s | %,d | %s | %.1f s | %s |",
                walker.words,
                timing.accepted ? "AC" : "TLE",
                placements,
                timing.accepted ? String.format(Locale.ROOT, "%.2f s", timing.seconds) : "cut off",
                timing.limit,
                String.format(Locale.ROOT, timing.accepted ? "%,.0f ns" : "over %,.0f ns", seconds * 1e9 / placements));
    }

    /** Compiles the program and judges it. */
    static Timing judged(Path source, JudgeCase judgeCase) {
        try (Scratch scratch = Scratch.make()) {
            Program program = Program.compile(source, scratch.folder());
            ProgramJudge judge = new ProgramJudge(scratch.folder());
            ProgramJudge.Result result = judge.judge(program, judgeCase);
            double limit = judge.timeLimit(program, judgeCase.problem()).toMillis() / 1e3;
            return new Timing(result.ruling().isAccepted(), result.nanos() / 1e9, limit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (CompileError e) {
            throw new IllegalStateException(source + ": " + e.getMessage(), e);
        }
    }
}
