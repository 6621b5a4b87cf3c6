package sudokukata.lab.export;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Checker;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** One export, written to a folder of its own. */
record Exported(SolverStrategy strategy, Problem problem, String text, List<String> warnings, Path folder) {
    static final Path PROJECT = CaseLibrary.ofProject().root().getParent();

    /** All exports that there can be. */
    static List<Exported> all(Path folder) throws IOException {
        List<Exported> all = new ArrayList<>();
        for (Problem problem : Problems.all()) {
            for (SolverStrategy strategy : Strategies.all()) {
                if (strategy.solves(problem.kind()) && StrategyJudge.isStarted(strategy, problem.kind())) {
                    all.add(of(strategy, problem, PROJECT, folder));
                }
            }
        }
        return all;
    }

    static Exported of(SolverStrategy strategy, Problem problem, Path project, Path folder) throws IOException {
        try {
            Export export = Export.of(strategy, problem, project);
            Path own = Files.createDirectories(folder.resolve(problem + "-" + strategy.id()));
            Files.writeString(own.resolve("Main.java"), export.text());
            return new Exported(strategy, problem, export.text(), export.warnings(), own);
        } catch (Unexportable e) {
            throw new AssertionError(strategy.id() + " for " + problem, e);
        }
    }

    /** Compiles with all warnings as errors; gives what the compiler says. */
    String compile() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            String place = folder.toString();
            List<String> options =
                    List.of("-Xlint:all", "-Werror", "-proc:none", "--release", "17", "-d", place, "-cp", place);
            Iterable<? extends javax.tools.JavaFileObject> source =
                    files.getJavaFileObjects(folder.resolve("Main.java"));
            compiler.getTask(said, files, null, options, null, source).call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return said.toString();
    }

    /** Runs compiled exports on cases of their problems, all in one process. */
    static void run(List<Exported> exports, List<JudgeCase> cases) throws IOException, InterruptedException {
        for (Exported export : exports) {
            for (JudgeCase judgeCase : cases) {
                if (judgeCase.problem() == export.problem) {
                    Files.writeString(export.file(judgeCase, ".in"), judgeCase.input());
                }
            }
        }
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                RunAll.class.getName()));
        exports.forEach(export -> command.add(export.folder.toString()));
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new AssertionError("the process ended with " + process.exitValue());
        }
    }

    /** What the checker has to say against the output of a run; empty if it is accepted. */
    String fault(JudgeCase judgeCase) throws IOException {
        String output = Files.readString(file(judgeCase, ".out"));
        return new Checker(CaseInput.of(problem, judgeCase.input(), judgeCase.answer()))
                .check(output)
                .map(Object::toString)
                .orElse("");
    }

    private Path file(JudgeCase judgeCase, String ending) {
        return folder.resolve(judgeCase.id().replace('/', '_') + ending);
    }

    /** The text without its comments. */
    String code() {
        return text.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//.*", "");
    }

    /** The lines that import something. */
    Stream<String> imports() {
        return text.lines().filter(line -> line.startsWith("import"));
    }

    @Override
    public String toString() {
        return problem + " " + strategy.id();
    }
}
