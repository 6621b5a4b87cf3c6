package sudokukata.lab.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/**
 * The table that answers why one language times out: the same case, the same work, the cost of a placement in each.
 *
 * @param library the judge's data
 * @param kata runs a command line and gives what it prints
 */
record Languages(CaseLibrary library, Function<String, String> kata) {
    private static final Pattern TIME = Pattern.compile("slowest ([0-9.]+) s");
    private static final Pattern LIMIT = Pattern.compile(", ([0-9.]+) s a case");

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
        Puzzle puzzle = Problems.numbered("2580")
                .format()
                .read(judgeCase.input())
                .entries()
                .get(0)
                .puzzle();
        List<String> table = new ArrayList<>(List.of(
                "| program | verdict | placements | time | of a limit of | one placement |",
                "| --- | --- | ---: | ---: | ---: | ---: |"));
        WALKERS.forEach(walker -> table.add(row(walker, caseId, puzzle)));
        return table;
    }

    private String row(Walker walker, String caseId, Puzzle puzzle) {
        String report = kata.apply(
                "judge 2580 judge-tests/problems/sudoku2580/submissions/" + walker.program + " --case " + caseId);
        long placements = SearchRun.within(Limits.solutions(1))
                .of(Strategies.named(walker.strategy), puzzle)
                .placements();
        boolean accepted = report.contains("verdict: AC");
        // A program that was cut off costs at least what its limit allows.
        double seconds = Double.parseDouble(accepted ? first(TIME, report) : first(LIMIT, report));
        return String.format(
                Locale.ROOT,
                "| %s | %s | %,d | %s | %s | %s |",
                walker.words,
                accepted ? "AC" : "TLE",
                placements,
                accepted ? first(TIME, report) + " s" : "cut off",
                first(LIMIT, report) + " s",
                String.format(Locale.ROOT, accepted ? "%,.0f ns" : "over %,.0f ns", seconds * 1e9 / placements));
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in: " + text);
        }
        return matcher.group(1);
    }
}
