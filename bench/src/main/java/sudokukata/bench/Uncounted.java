package sudokukata.bench;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import sudokukata.search.Search;

/**
 * The project's classes once more, in a loader of their own, with the counting in {@link Search} or without it: the same
 * byte code otherwise, so that the difference is what counting costs.
 */
final class Uncounted extends ClassLoader {
    private static final String PROJECT = "sudokukata.";

    private final Path compiled;

    private Uncounted(Path compiled) {
        super(Uncounted.class.getClassLoader());
        this.compiled = compiled;
    }

    /**
     * The puzzles of a set in turn.
     *
     * @param source the source of Search, for a version without the counting; null for Search as it is
     */
    static LongSupplier puzzles(String strategy, String set, String folder, int limit, Path source) throws Exception {
        Path classes = Files.createTempDirectory("search");
        if (source != null) {
            compile(source, classes);
        }
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        Uncounted loader = new Uncounted(classes);
        // The shelf is found through the loader of the thread.
        thread.setContextClassLoader(loader);
        try {
            return (LongSupplier) loader.loadClass(NextPuzzle.class.getName())
                    .getConstructor(String.class, String.class, String.class, int.class)
                    .newInstance(strategy, set, folder, limit);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static void compile(Path source, Path classes) throws IOException {
        String counted = Files.readString(source);
        String uncounted = counted.replace("        spend();\n", "");
        if (uncounted.equals(counted)) {
            throw new IllegalStateException("no call of spend() is found in " + source);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options =
                    List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none");
            if (!compiler.getTask(null, files, null, options, null, List.of(new Text(uncounted)))
                    .call()) {
                throw new IllegalStateException("Search without its counting does not compile");
            }
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String text) {
            super(URI.create("string:///sudokukata/search/Search.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            return name.startsWith(PROJECT) ? own(name) : super.loadClass(name, resolve);
        }
    }

    private Class<?> own(String name) throws ClassNotFoundException {
        String file = name.replace('.', '/') + ".class";
        Path changed = compiled.resolve(file);
        try (InputStream bytes = Files.exists(changed)
                ? Files.newInputStream(changed)
                : getParent().getResourceAsStream(file)) {
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] all = bytes.readAllBytes();
            return defineClass(name, all, 0, all.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
