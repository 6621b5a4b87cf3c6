package sudokukata.lab;

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
final class Scratch implements AutoCloseable {
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

    static Scratch make() throws IOException {
        return new Scratch(Files.createTempDirectory("kata"));
    }

    Path folder() {
        return folder;
    }

    /** The program that a person means: one source file, compiled, or a command. */
    Program program(List<String> words) throws CompileError, IOException, TextSource.Unreadable {
        String first = words.get(0);
        if (words.size() > 1 || Language.of(first) == Language.COMMAND) {
            if (!first.contains("/") && !Program.isInstalled(first)) {
                throw new TextSource.Unreadable("'" + first + "' is neither a .java, .cpp or .py file nor a command");
            }
            if (first.contains("/")) {
                requireStartable(Path.of(first));
            }
            return Program.ofCommand(absolute(words));
        }
        if (!Files.isRegularFile(Path.of(first))) {
            throw new TextSource.Unreadable("there is no file " + first);
        }
        return Program.compile(Path.of(first), folder);
    }

    private static void requireStartable(Path program) throws TextSource.Unreadable {
        if (Files.notExists(program)) {
            throw new TextSource.Unreadable("there is no program " + program);
        } else if (Files.isDirectory(program)) {
            throw new TextSource.Unreadable(program + " is a folder, not a program");
        } else if (!Files.isExecutable(program)) {
            throw new TextSource.Unreadable(program + " may not be run: is it a program?");
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
