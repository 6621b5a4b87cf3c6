package sudokukata.lab.export;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Asks the JDK's compiler whether sources compile. */
final class Compilation {
    private static final List<String> OPTIONS = List.of("-proc:none", "-implicit:none", "-nowarn");

    private Compilation() {}

    /**
     * Refuses sources that do not compile.
     *
     * @param sources file names and texts
     * @throws Unexportable if the compiler refuses one; the message has the place, and what the compiler expects
     */
    static void check(Map<String, String> sources) throws Unexportable {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Unexportable("a JDK is needed: this Java has no compiler");
        }
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        List<Source> files = sources.entrySet().stream()
                .map(source -> new Source(source.getKey(), source.getValue()))
                .toList();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(said, null, null)) {
            // Nothing but the sources and Java itself: what stands elsewhere cannot go into one file.
            manager.setLocation(StandardLocation.CLASS_PATH, List.of());
            ((JavacTask) compiler.getTask(new StringWriter(), manager, said, OPTIONS, null, files)).analyze();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (Diagnostic<? extends JavaFileObject> diagnostic : said.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                throw new Unexportable(message(diagnostic));
            }
        }
    }

    private static String message(Diagnostic<? extends JavaFileObject> diagnostic) {
        String message = diagnostic.getMessage(null).lines().map(String::strip).collect(Collectors.joining("; "));
        if (diagnostic.getSource() == null) {
            return message;
        }
        String file = diagnostic.getSource().getName();
        return file.substring(file.lastIndexOf('/') + 1) + ", line " + diagnostic.getLineNumber() + ", column "
                + diagnostic.getColumnNumber() + ": " + message;
    }

    /** A source in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name.replace(" ", "%20")), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
