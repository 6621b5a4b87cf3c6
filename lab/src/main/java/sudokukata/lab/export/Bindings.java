package sudokukata.lab.export;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * What each name in the sources means, as the compiler understands it.
 *
 * @param uses for each file, the declarations that the name at an index refers to
 * @param overriders for each method those that override it
 * @param pinned the methods that override one of Java's own, and so may be called from there
 */
record Bindings(
        Map<String, Map<Integer, Set<Declared>>> uses, Map<Declared, Set<Declared>> overriders, Set<Declared> pinned) {

    /**
     * Asks the compiler.
     *
     * @throws Unexportable if it refuses the sources; the message has the place, and what the compiler expects
     */
    static Bindings of(Map<String, String> sources) throws Unexportable {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Unexportable("a JDK is needed: this Java has no compiler");
        }
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        List<Text> texts = new ArrayList<>();
        sources.forEach((name, text) -> texts.add(new Text(name, text)));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(said, null, null)) {
            // Nothing but the sources and Java itself: what stands elsewhere cannot go into one file.
            files.setLocation(StandardLocation.CLASS_PATH, List.of());
            List<String> options = List.of("-proc:none", "-XDshould-stop.ifError=FLOW", "-implicit:none", "-nowarn");
            JavacTask task = (JavacTask) compiler.getTask(new StringWriter(), files, said, options, null, texts);
            Iterable<? extends CompilationUnitTree> units = task.parse();
            task.analyze();
            refuse(said);
            Meanings meanings = new Meanings(Trees.instance(task), task.getElements(), task.getTypes());
            units.forEach(meanings::declare);
            units.forEach(meanings::use);
            return new Bindings(meanings.uses(), meanings.overriders(), meanings.pinned());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The declarations that the name at an index refers to; none if they stand outside the sources. */
    Set<Declared> at(String file, int index) {
        return uses.getOrDefault(file, new HashMap<>()).getOrDefault(index, Set.of());
    }

    private static void refuse(DiagnosticCollector<JavaFileObject> said) throws Unexportable {
        for (Diagnostic<? extends JavaFileObject> diagnostic : said.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                String message = diagnostic
                        .getMessage(null)
                        .lines()
                        .reduce((a, b) -> a + "; " + b.strip())
                        .orElse("");
                throw new Unexportable(place(diagnostic) + message);
            }
        }
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
        return diagnostic.getSource() == null
                ? ""
                : simple(diagnostic.getSource().getName()) + ", line " + diagnostic.getLineNumber() + ", column "
                        + diagnostic.getColumnNumber() + ": ";
    }

    /** A file's name without its folders. */
    static String simple(String file) {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    /** A source in memory. */
    static final class Text extends SimpleJavaFileObject {
        private final String name;
        private final String content;

        Text(String name, String content) {
            super(URI.create("string:///" + name.replace(" ", "%20")), Kind.SOURCE);
            this.name = name;
            this.content = content;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return content;
        }
    }
}
