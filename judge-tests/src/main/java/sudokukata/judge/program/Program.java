package sudokukata.judge.program;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import sudokukata.judge.problem.Problem;

/**
 * A program that can be started.
 *
 * @param name what people call it: its file, or the command
 * @param language its language, which decides its limits
 * @param command how it is started, but for a Java program's heap
 */
public record Program(String name, Language language, List<String> command) {
    private static final Duration COMPILE_TIME = Duration.ofSeconds(60);

    /**
     * Compiles a source file, if its language wants it.
     *
     * @param source a file that ends in .java, .cpp or .py
     * @param folder where the compiler writes
     * @throws CompileError if the compiler refuses it or is missing
     */
    public static Program compile(Path source, Path folder) throws CompileError, IOException {
        Language language = Language.of(source.toString());
        Path file = source.toAbsolutePath();
        return switch (language) {
            case JAVA -> new Program(source.toString(), language, javac(file, folder));
            case CPP -> new Program(source.toString(), language, gpp(file, folder));
            case PYTHON -> new Program(source.toString(), language, List.of(require("python3"), file.toString()));
            case COMMAND ->
                throw new CompileError(source + " is no .java, .cpp or .py file; for a command type -- first");
        };
    }

    /** A command as it is. */
    public static Program ofCommand(List<String> command) {
        return new Program(String.join(" ", command), Language.COMMAND, List.copyOf(command));
    }

    /** The command with the limits of a problem. */
    List<String> commandFor(Problem problem) {
        List<String> limited = new ArrayList<>(command);
        if (language == Language.JAVA) {
            limited.add(1, "-Xmx" + Language.javaHeap(problem) + "m");
        }
        return limited;
    }

    private static List<String> javac(Path file, Path folder) throws CompileError, IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            // Nothing but the one file: what a judge does not have, it must not find here.
            String alone = folder.toString();
            List<String> options = List.of(
                    "-proc:none", "-nowarn", "-encoding", "UTF-8", "-cp", alone, "-sourcepath", alone, "-d", alone);
            if (!compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(file))
                    .call()) {
                throw new CompileError(shortened(said.toString(), file));
            }
        }
        String main = mainClass(file, folder);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(java, "-XX:+UseSerialGC", "-Xshare:auto", "-cp", folder.toString(), main);
    }

    /** The class with the file's name; in a package it would not run on a judge. */
    private static String mainClass(Path file, Path folder) throws CompileError {
        String name = file.getFileName().toString().replace(".java", "");
        if (Files.notExists(folder.resolve(name + ".class"))) {
            throw new CompileError("there is no class " + name + " in the default package: a judge wants one file "
                    + "without a package line");
        }
        return name;
    }

    private static List<String> gpp(Path file, Path folder) throws CompileError, IOException {
        Path binary = folder.resolve("program");
        ProcessRun run = ProcessRun.of(
                List.of(require("g++"), "-O2", "-std=c++17", "-o", binary.toString(), file.toString()),
                "",
                COMPILE_TIME,
                1 << 20,
                folder);
        if (run.exit() != 0) {
            throw new CompileError(shortened(run.err(), file));
        }
        return List.of(binary.toString());
    }

    /** Tells whether a command can be started on this machine. */
    public static boolean isInstalled(String command) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, command))
                .anyMatch(Files::isExecutable);
    }

    private static String require(String command) throws CompileError {
        if (!isInstalled(command)) {
            throw new CompileError("'" + command + "' is not installed: it is needed for this language");
        }
        return command;
    }

    private static String shortened(String said, Path file) {
        List<String> lines = said.replace(file.toString(), file.getFileName().toString())
                .lines()
                .toList();
        String rest = lines.size() > 12 ? "\n... (" + (lines.size() - 12) + " more lines)" : "";
        return String.join("\n", lines.subList(0, Math.min(12, lines.size()))) + rest;
    }
}
