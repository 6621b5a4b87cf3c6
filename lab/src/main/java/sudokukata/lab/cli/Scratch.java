package sudokukata.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import sudokukata.judge.program.CompileError;
import sudokukata.judge.program.Language;
import sudokukata.judge.program.Program;

/** A folder for compiled programs and their runs, gone when closed. */
public final class Scratch implements AutoCloseable {
    private final Path folder;

    private Scratch(Path folder) {
        this.folder = folder;
        // Ctrl-C comes past close: the folder goes all the same.
        Runtime.getRuntime().addShutdownHook(new Thread(this::deleteQuietly));
    }

    private void deleteQuietly() {
        try {
            close();
        } catch (IOException e) {
            // A program that is being ended may still write into it.
        }
    }

    public static Scratch make() throws IOException {
        return new Scratch(Files.createTempDirectory("kata"));
    }

    public Path folder() {
        return folder;
    }

    /** The program that a person means: one source file, compiled, or a command. */
    public Program program(List<String> words) throws CompileError, IOException, Refused {
        String first = words.get(0);
        if (words.size() > 1 || Language.of(first) == Language.COMMAND) {
            if (!first.contains("/") && !Program.isInstalled(first)) {
                throw new Refused("'" + first + "' is neither a .java, .cpp or .py file nor a command");
            }
            if (first.contains("/")) {
                requireStartable(Path.of(first));
            }
            return Program.ofCommand(absolute(words));
        }
        if (!Files.isRegularFile(Path.of(first))) {
            throw new Refused("there is no file " + first);
        }
        return Program.compile(Path.of(first), folder);
    }

    private static void requireStartable(Path program) throws Refused {
        if (Files.notExists(program)) {
            throw new Refused("there is no program " + program);
        } else if (Files.isDirectory(program)) {
            throw new Refused(program + " is a folder, not a program");
        } else if (!Files.isExecutable(program)) {
            throw new Refused(program + " may not be run: is it a program?");
        }
    }

    /** Programs run in the scratch folder, so files named on the command line are named from the root. */
    private static List<String> absolute(List<String> words) {
        return words.stream()
                .map(word -> Files.exists(Path.of(word))
                        ? Path.of(word).toAbsolutePath().toString()
                        : word)
                .toList();
    }

    @Override
    public void close() throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
