package sudokukata.lab.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.export.probe.ProbeStrategy;

/** What a strategy may do with the project's types, it may do with their stubs, and the same comes of it. */
@Tag("verify")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StubsTest {
    /** What runs a strategy, and what asks another one. */
    private static final List<String> NOT_THERE = List.of("ask", "solves");

    private final Map<String, String> stubs = Stubs.types("Sudoku Sudomino clash kind match");
    private Path classes;
    private URLClassLoader loader;

    @BeforeAll
    void compile(@TempDir Path folder) throws Exception {
        Map<String, String> sources = new TreeMap<>(stubs);
        sources.putAll(new StrategySources(Exported.PROJECT.resolve("strategies/src/main/java")).ofProject());
        sources.putAll(new StrategySources(Exported.PROJECT.resolve("lab/src/test/java")).of(new ProbeStrategy()));
        String uses = PuzzleUses.class.getName().replace('.', '/') + ".java";
        sources.put(
                uses,
                Files.readString(Exported.PROJECT.resolve("lab/src/test/java").resolve(uses)));
        sources.put(Stubs.MAIN, Stubs.main(new ProbeStrategy(), Problems.numbered("2580")));
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = folder.resolve("sources").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.getValue()));
        }
        classes = Files.createDirectories(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-proc:none", "-d", classes.toString(), "-cp", classes.toString());
            assertThat(compiler.getTask(null, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                            .call())
                    .isTrue();
        }
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null);
    }

    @AfterAll
    void close() throws Exception {
        loader.close();
    }

    Stream<String> types() {
        return stubs.keySet().stream().map(path -> path.replace(".java", "").replace('/', '.'));
    }

    @ParameterizedTest
    @MethodSource("types")
    void haveTheMethodsOfTheOriginals(String type) throws Exception {
        assertThat(methods(loader.loadClass(type))).containsAll(methods(Class.forName(type)));
    }

    private static List<String> methods(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> !NOT_THERE.contains(method.getName()))
                .map(method -> method.getGenericReturnType() + " " + method.getName()
                        + Arrays.toString(method.getGenericParameterTypes()))
                .toList();
    }

    /** In a process of its own: here, the watch on coverage would take the stand-ins for the originals. */
    @Test
    void doAsTheOriginalsDo() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-cp", classes.toString(), PuzzleUses.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.inputReader().lines()).containsExactlyElementsOf(PuzzleUses.results());
        assertThat(process.waitFor()).isZero();
    }
}
