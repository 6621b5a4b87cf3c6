package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** A strategy need not stand in this project: one on the class path, with its service file, is on the shelf. */
class ForeignJarTest {
    private static final String SOURCE = """
            package elsewhere;

            import java.util.Set;
            import sudokukata.puzzle.*;
            import sudokukata.search.*;

            public final class Borrowed implements SolverStrategy {
                public String id() { return "borrowed"; }

                public Set<Capability> capabilities() { return Set.of(Capability.SUDOKU); }

                @Override
                public void search(Sudoku puzzle, Search search) {
                    search.ask(Strategies.named("mrv"), puzzle).ifPresent(grid -> search.found(grid.toArray()));
                }
            }
            """;

    @Test
    void isFoundAndJudged(@TempDir Path folder) throws Exception {
        compile(folder);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader jar = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(jar);
            assertThat(Strategies.all()).extracting(SolverStrategy::id).contains("naive", "borrowed");
            SolverStrategy borrowed = Strategies.named("borrowed");
            assertThat(new StrategyJudge()
                            .judge(
                                    borrowed,
                                    CaseLibrary.ofProject()
                                            .judged(Problems.numbered("2580"))
                                            .get(0))
                            .verdict())
                    .isEqualTo(Verdict.AC);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static void compile(Path folder) throws IOException {
        Path source = Files.createDirectories(folder.resolve("elsewhere")).resolve("Borrowed.java");
        Files.writeString(source, SOURCE);
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(SolverStrategy.class.getName()), "elsewhere.Borrowed\n");
        List<String> arguments = List.of(
                "-proc:none", "-cp", System.getProperty("java.class.path"), "-d", folder.toString(), source.toString());
        int exit = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(exit).isZero();
    }
}
