package sudokukata.lab.learner;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import sudokukata.judge.Reloaded;
import sudokukata.search.SolverStrategy;

/** The source of one strategy: compiled by itself, in a moment, without a build. */
public final class LearnerSource {
    private final Path folder;
    private final String className;

    private LearnerSource(Path folder, String className) {
        this.folder = folder;
        this.className = className;
    }

    /** The source of a strategy of this project. */
    public static LearnerSource of(SolverStrategy strategy, Path project) {
        String pack = strategy.getClass().getPackageName();
        Path sources = project.resolve("strategies/src/main/java");
        return new LearnerSource(
                sources.resolve(pack.replace('.', '/')), strategy.getClass().getName());
    }

    /** The folder of its package. */
    public Path folder() {
        return folder;
    }

    /**
     * What came of compiling.
     *
     * @param strategy the strategy as it is written now; empty if it does not compile
     * @param complaint the compiler's words, a line an error with file and line
     */
    public record Compiled(Optional<SolverStrategy> strategy, String complaint) {}

    /** Compiles the package and loads the strategy, beside the one that runs. */
    public Compiled compile() throws IOException {
        Path classes = Files.createTempDirectory("kata-classes");
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(said, null, null)) {
            List<String> options =
                    List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
            boolean done = compiler.getTask(
                            new StringWriter(),
                            files,
                            said,
                            options,
                            null,
                            files.getJavaFileObjectsFromPaths(javaFiles()))
                    .call();
            return done
                    ? new Compiled(Optional.of(load(classes)), "")
                    : new Compiled(Optional.empty(), complaint(said));
        }
    }

    private List<Path> javaFiles() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static String complaint(DiagnosticCollector<JavaFileObject> said) {
        List<String> lines = new ArrayList<>(List.of("does not compile:"));
        said.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .limit(5)
                .map(LearnerSource::line)
                .forEach(lines::add);
        return lines.stream().collect(Collectors.joining("\n"));
    }

    private static String line(Diagnostic<? extends JavaFileObject> diagnostic) {
        String file = diagnostic.getSource() == null
                ? "?"
                : Path.of(diagnostic.getSource().getName()).getFileName().toString();
        return "  " + file + ", line " + diagnostic.getLineNumber() + ": " + diagnostic.getMessage(null);
    }

    private SolverStrategy load(Path classes) throws IOException {
        try {
            return Reloaded.load(classes.toUri().toURL(), className);
        } catch (ReflectiveOperationException e) {
            throw new IOException("cannot load " + className + ": " + e, e);
        }
    }
}
