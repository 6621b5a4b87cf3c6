import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.format.Input;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/**
 * Compares the time of an export with that of its original, on all judged cases of the problem, text in and text out,
 * in one process and in turns. Arguments: folders PROBLEM-STRATEGY with a compiled Main. Prints, asserts nothing.
 */
public final class CompareExports {
    private static final int PASSES = 3;
    private static final long ENOUGH = 500_000_000;

    public static void main(String[] folders) throws Exception {
        System.out.printf("%-20s %10s %10s %6s%n", "export", "original", "export", "ratio");
        for (String folder : folders) {
            compare(Path.of(folder));
        }
    }

    private static void compare(Path folder) throws Exception {
        String[] name = folder.getFileName().toString().split("-", 2);
        Problem problem = Problems.numbered(name[0]);
        SolverStrategy strategy = StrategyJudge.forProblem(Strategies.named(name[1]), problem);
        List<JudgeCase> cases = CaseLibrary.ofProject().judged(problem);
        long original = Long.MAX_VALUE;
        long export = Long.MAX_VALUE;
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            Method main = loader.loadClass("Main").getMethod("main", String[].class);
            // The first pass only warms up, and tells how often the cases fit into a time that can be measured.
            int repeats = 1;
            for (int pass = 0; pass <= PASSES; pass++) {
                long start = System.nanoTime();
                for (int i = 0; i < repeats; i++) {
                    cases.forEach(judgeCase -> solve(strategy, problem, judgeCase.input()));
                }
                long between = System.nanoTime();
                for (int i = 0; i < repeats; i++) {
                    run(main, cases);
                }
                long end = System.nanoTime();
                if (pass == 0) {
                    repeats = (int) (1 + ENOUGH / (between - start));
                } else {
                    original = Math.min(original, between - start);
                    export = Math.min(export, end - between);
                }
            }
        }
        System.out.printf(Locale.ROOT, "%-20s %8.3f s %8.3f s %6.2f%n",
                folder.getFileName(), original / 1e9, export / 1e9, (double) export / original);
    }

    private static int solve(SolverStrategy strategy, Problem problem, String text) {
        int length = 0;
        int number = 0;
        for (Input.Entry entry : problem.format().read(text).entries()) {
            Outcome outcome = SearchRun.within(Limits.firstWithin(Long.MAX_VALUE)).of(strategy, entry.puzzle());
            length += problem.format().write(++number, outcome.first().orElseThrow().grid()).length();
        }
        return length;
    }

    private static void run(Method main, List<JudgeCase> cases) throws Exception {
        InputStream in = System.in;
        PrintStream out = System.out;
        try {
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
            for (JudgeCase judgeCase : cases) {
                System.setIn(new ByteArrayInputStream(judgeCase.input().getBytes(StandardCharsets.UTF_8)));
                main.invoke(null, (Object) new String[0]);
            }
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
    }
}
