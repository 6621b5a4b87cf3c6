package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.Answers;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.program.Language;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;
import sudokukata.lab.cli.ShellWords;
import sudokukata.lab.cli.Steps;

/** Judges a program group by group and stops at the first case that is not accepted, with all that helps. */
final class ProgramReport {
    private static final int SHOWN_LINES = 12;
    private static final int SHOWN_COLUMNS = 60;
    private static final int ERROR_COLUMNS = 110;

    private final ProgramJudge judge;
    private final Program program;
    private final Problem problem;
    private final PrintWriter out;
    private final PrintWriter err;

    ProgramReport(ProgramJudge judge, Program program, Problem problem, PrintWriter out, PrintWriter err) {
        this.judge = judge;
        this.program = program;
        this.problem = problem;
        this.out = out;
        this.err = err;
    }

    /** Judges the cases, then, if all are accepted, those beyond; says whether the verdict is AC. */
    boolean run(List<JudgeCase> judged, List<JudgeCase> beyond) throws IOException {
        double limit = judge.timeLimit(program, problem).toMillis() / 1e3;
        out.printf(Locale.ROOT, "%s  %s  %s, %.1f s a case%n", problem, program.name(), program.language(), limit);
        Verdict verdict = groups(judged);
        out.println("verdict: " + verdict);
        if (verdict == Verdict.AC && !beyond.isEmpty()) {
            out.println("\nbeyond the judge, after the verdict:");
            groups(beyond);
        }
        out.flush();
        return verdict == Verdict.AC;
    }

    private Verdict groups(List<JudgeCase> cases) throws IOException {
        Map<String, List<JudgeCase>> byGroup = new LinkedHashMap<>();
        cases.forEach(judgeCase -> byGroup.computeIfAbsent(judgeCase.group(), group -> new ArrayList<>())
                .add(judgeCase));
        int width = byGroup.keySet().stream().mapToInt(String::length).max().orElse(0);
        try (Steps steps = Steps.begin("judge " + problem, cases.size(), err)) {
            for (Map.Entry<String, List<JudgeCase>> group : byGroup.entrySet()) {
                Verdict verdict = group(group.getKey(), group.getValue(), width, steps);
                if (verdict != Verdict.AC) {
                    return verdict;
                }
            }
        }
        return Verdict.AC;
    }

    private Verdict group(String name, List<JudgeCase> cases, int width, Steps steps) throws IOException {
        long slowest = 0;
        for (JudgeCase judgeCase : cases) {
            ProgramJudge.Result result = judge.judge(program, judgeCase);
            steps.step();
            slowest = Math.max(slowest, result.nanos());
            if (result.verdict() != Verdict.AC) {
                line(name, width, result.verdict(), cases.size(), slowest);
                explain(judgeCase, result);
                return result.verdict();
            }
        }
        line(name, width, Verdict.AC, cases.size(), slowest);
        return Verdict.AC;
    }

    private void line(String group, int width, Verdict verdict, int cases, long slowest) {
        String padded = group + " ".repeat(width - group.length());
        String count = cases + (cases == 1 ? " case" : " cases");
        out.printf(Locale.ROOT, "%s  %-3s  %8s  slowest %.2f s%n", padded, verdict, count, slowest / 1e9);
        out.flush();
    }

    private void explain(JudgeCase judgeCase, ProgramJudge.Result result) {
        Fault fault = result.fault().orElseThrow();
        out.println();
        out.println(FailureMessage.of(
                program.name() + " | " + judgeCase + " | " + result.verdict() + ", " + fault.demand(),
                judgeCase.purpose(),
                fault,
                fault.demand().hint(problem.kind()).orElse(judgeCase.hint()),
                "./kata judge " + problem + " --case " + judgeCase.id() + " " + typed()));
        out.println();
        out.println("input:\n" + shortened(judgeCase.input(), -1));
        int difference = firstDifference(judgeCase.answer(), result.output());
        out.println("expected" + anySolution() + ":\n" + shortened(judgeCase.answer(), difference));
        out.println("got:\n" + (result.output().isBlank() ? "  (nothing)\n" : shortened(result.output(), difference)));
        if (!result.errors().isBlank()) {
            out.println("standard error:\n" + ends(result.errors()));
        }
    }

    private String typed() {
        return program.language() == Language.COMMAND
                ? "-- " + ShellWords.of(program.command())
                : ShellWords.of(List.of(program.name()));
    }

    private String anySolution() {
        return problem.answers() == Answers.ANY ? " (any right grid would do)" : "";
    }

    /** The first line, from 0, in which two texts differ; -1 if they do not. */
    private static int firstDifference(String expected, String got) {
        List<String> left = expected.lines().map(String::stripTrailing).toList();
        List<String> right = got.lines().map(String::stripTrailing).toList();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            Optional<String> a = i < left.size() ? Optional.of(left.get(i)) : Optional.empty();
            Optional<String> b = i < right.size() ? Optional.of(right.get(i)) : Optional.empty();
            if (!a.equals(b)) {
                return i;
            }
        }
        return -1;
    }

    /** Some lines of a text, around the one that is marked; long ones cut. */
    private static String shortened(String text, int marked) {
        List<String> lines = text.lines().toList();
        int from = Math.max(0, Math.min(marked - SHOWN_LINES / 2, lines.size() - SHOWN_LINES));
        int to = Math.min(lines.size(), from + SHOWN_LINES);
        List<String> shown = new ArrayList<>();
        if (from > 0) {
            shown.add("  ... (" + from + " lines before)");
        }
        for (int i = from; i < to; i++) {
            shown.add((i == marked ? "> " : "  ") + cut(lines.get(i), SHOWN_COLUMNS));
        }
        if (to < lines.size()) {
            shown.add("  ... (" + (lines.size() - to) + " more lines)");
        }
        return shown.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    /** The first and the last lines of a text: one language names the error first, another last. */
    private static String ends(String text) {
        List<String> lines =
                text.lines().map(line -> "  " + cut(line, ERROR_COLUMNS)).collect(Collectors.toList());
        int left = lines.size() - SHOWN_LINES;
        if (left > 0) {
            List<String> between = lines.subList(SHOWN_LINES / 2, SHOWN_LINES / 2 + left);
            between.clear();
            between.add("  ... (" + left + (left == 1 ? " line" : " lines") + " between)");
        }
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    private static String cut(String line, int columns) {
        return line.length() > columns ? line.substring(0, columns) + "..." : line;
    }
}
