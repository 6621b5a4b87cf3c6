package sudokukata.lab.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

class LearnerSourceTest {
    private static final Grid SOLVED =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");

    @TempDir
    private Path project;

    private final SolverStrategy stub = Strategies.named("yours");
    private LearnerSource source;
    private Path file;

    @BeforeEach
    void aCopyOfTheStub() throws IOException {
        source = LearnerSource.of(stub, project);
        Files.createDirectories(source.folder());
        file = source.folder().resolve("YourStrategy.java");
        Files.copy(Path.of("../strategies/src/main/java/sudokukata/learner/yours/YourStrategy.java"), file);
    }

    private void edit(String from, String to) throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst(from, to));
    }

    @Test
    void theFreshClassRunsAndNotTheOldOne() throws IOException {
        edit("throw new NotStarted\\(\\);", "search.found(puzzle.clues().toArray());");
        SolverStrategy fresh = source.compile().strategy().orElseThrow();
        assertThat(fresh.getClass()).isNotSameAs(stub.getClass());
        assertThat(SearchRun.within(Limits.solutions(1))
                        .of(fresh, new Sudoku(SOLVED))
                        .solutions())
                .hasSize(1);
    }

    @Test
    void whatDoesNotCompileIsToldWithItsLine() throws IOException {
        edit("throw new NotStarted\\(\\);", "int x = \"\";");
        LearnerSource.Compiled compiled = source.compile();
        assertThat(compiled.strategy()).isEmpty();
        assertThat(compiled.complaint())
                .startsWith("does not compile:\n  YourStrategy.java, line ")
                .contains("String");
    }

    @Test
    void aSaveIsNoticed() throws Exception {
        BlockingQueue<String> said = new LinkedBlockingQueue<>();
        Thread thread = new Thread(() -> {
            try {
                new Watch(source.folder(), said::add).onSave(() -> said.add("saved"));
            } catch (IOException | InterruptedException e) {
                said.add("ended");
            }
        });
        thread.start();
        assertThat(said.poll(30, TimeUnit.SECONDS)).contains("watching yours");
        assertThat(said.poll(30, TimeUnit.SECONDS)).isEqualTo("saved");
        edit("81 cells", "eighty-one cells");
        assertThat(said.poll(30, TimeUnit.SECONDS)).isEmpty();
        assertThat(said.poll(30, TimeUnit.SECONDS)).isEqualTo("saved");
        thread.interrupt();
        assertThat(said.poll(30, TimeUnit.SECONDS)).isEqualTo("ended");
    }
}
