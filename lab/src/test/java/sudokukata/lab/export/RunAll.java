package sudokukata.lab.export;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs compiled exports in a process of its own, where standard input and output can be exchanged. Each folder holds a
 * compiled {@code Main} and inputs {@code *.in}; the output of each is written beside it.
 */
final class RunAll {

    private RunAll() {}

    public static void main(String[] folders) throws Exception {
        for (String folder : folders) {
            for (Path input : inputs(Path.of(folder))) {
                String name = input.getFileName().toString().replace(".in", ".out");
                Files.write(input.resolveSibling(name), run(Path.of(folder), Files.readAllBytes(input)));
            }
        }
    }

    private static List<Path> inputs(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".in")).toList();
        }
    }

    /** Each run loads the class anew, as a process would. */
    private static byte[] run(Path folder, byte[] input) throws Exception {
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url(folder)}, null)) {
            System.setIn(new ByteArrayInputStream(input));
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        return printed.toByteArray();
    }

    private static URL url(Path folder) throws MalformedURLException {
        return folder.toUri().toURL();
    }
}
