package sudokukata.judge.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Program;
import sudokukata.judge.program.ProgramJudge;

/** Which case kills which wrong program. Lists redundant cases and surviving programs. */
public final class KillMatrix {
    /** A program that has timed out so often is not run on further cases: each costs its whole limit. */
    private static final int TIMEOUTS = 1;

    private final Map<WrongProgram, Set<String>> killers = new LinkedHashMap<>();
    private final List<JudgeCase> cases;

    private KillMatrix(List<JudgeCase> cases) {
        this.cases = cases;
    }

    /** How many programs there are to run. */
    public static int size(CaseLibrary library) {
        return (int) programs(library).count();
    }

    private static Stream<WrongProgram> programs(CaseLibrary library) {
        return Problems.all().stream().flatMap(problem -> WrongPrograms.of(library, problem).stream());
    }

    /**
     * Runs every wrong program on every case of its problem, two at a time.
     *
     * @param folder where programs are compiled and run
     * @param done is called after each program
     */
    public static KillMatrix run(CaseLibrary library, Path folder, Duration limit, Runnable done)
            throws IOException, CompileError {
        List<JudgeCase> cases = Problems.all().stream()
                .flatMap(problem -> library.judged(problem).stream())
                .toList();
        KillMatrix matrix = new KillMatrix(cases);
        ProgramJudge judge = new ProgramJudge(folder, Optional.of(limit));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Map<WrongProgram, Future<Set<String>>> runs = new LinkedHashMap<>();
            for (WrongProgram wrong : programs(library).toList()) {
                Path own = Files.createTempDirectory(folder, "program");
                Program program = Program.compile(wrong.write(own), own);
                runs.put(wrong, pool.submit(() -> {
                    Set<String> killed = matrix.killers(judge, program, wrong.problem());
                    done.run();
                    return killed;
                }));
            }
            for (Map.Entry<WrongProgram, Future<Set<String>>> run : runs.entrySet()) {
                matrix.killers.put(run.getKey(), run.getValue().get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
        return matrix;
    }

    private Set<String> killers(ProgramJudge judge, Program program, Problem problem) throws IOException {
        Set<String> killed = new LinkedHashSet<>();
        int timeouts = 0;
        for (JudgeCase judgeCase : cases) {
            if (judgeCase.problem() != problem || timeouts == TIMEOUTS) {
                continue;
            }
            Verdict verdict = judge.judge(program, judgeCase).verdict();
            timeouts += verdict == Verdict.TLE ? 1 : 0;
            if (verdict != Verdict.AC) {
                killed.add(judgeCase.id());
            }
        }
        return killed;
    }

    /** The wrong programs that no case kills. */
    public List<String> survivors() {
        return killers.entrySet().stream()
                .filter(entry -> entry.getValue().isEmpty())
                .map(entry -> entry.getKey().toString())
                .toList();
    }

    /**
     * The programs and cases that a page does not list. How many cases kill a program may differ from machine to
     * machine, for some exceed the time limit only on a slow one; which programs and cases there are does not.
     */
    public List<String> unlisted(String page) {
        Stream<String> programs = killers.keySet().stream().map(WrongProgram::path);
        return Stream.concat(programs, cases.stream().map(JudgeCase::id))
                .filter(name -> !page.contains("| " + name + " |"))
                .distinct()
                .toList();
    }

    /** One line for the console. */
    public String summary() {
        return killers.size() + " wrong programs, " + cases.size() + " cases, "
                + survivors().size() + " survivors";
    }

    /** All of it as a page. */
    public String toMarkdown() {
        return new KillPage(killers, cases).toMarkdown();
    }
}
