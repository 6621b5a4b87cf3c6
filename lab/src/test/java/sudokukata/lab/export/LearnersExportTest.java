package sudokukata.lab.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.lab.export.probe.ProbeStrategy;

/** A package as learners write them, in a project of its own. */
@Tag("verify")
class LearnersExportTest {
    private static final String SOURCES = "strategies/src/main/java";
    private static final String OWN = "sudokukata/lab/export/probe";

    @TempDir
    private Path project;

    @BeforeEach
    void copySources() throws IOException {
        Path sources = Exported.PROJECT.resolve(SOURCES);
        copy(sources, "sudokukata/puzzle");
        copy(sources, "sudokukata/search");
        copy(Exported.PROJECT.resolve("lab/src/test/java"), OWN);
    }

    private void copy(Path from, String folder) throws IOException {
        Path to = Files.createDirectories(project.resolve(SOURCES).resolve(folder));
        try (Stream<Path> files = Files.list(from.resolve(folder))) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private Path source(String name) {
        return project.resolve(SOURCES).resolve(OWN).resolve(name);
    }

    private void change(String name, String from, String to) throws IOException {
        String text = Files.readString(source(name));
        assertThat(text).contains(from);
        Files.writeString(source(name), text.replace(from, to));
    }

    private Exported export(Problem problem) throws IOException {
        return Exported.of(new ProbeStrategy(), problem, project, project.resolve("exports"));
    }

    @Test
    void isAcceptedOnceThePrintIsGone() throws Exception {
        change("ProbeStrategy.java", "System.out.println(\"blanks: \" + blanks.size());", "");
        List<JudgeCase> cases = Stream.of(Problem.SUDOKU_2239, Problem.SUDOKU_2580)
                .map(problem -> CaseLibrary.ofProject().judged(problem).get(0))
                .toList();
        List<Exported> exports = List.of(export(Problem.SUDOKU_2239), export(Problem.SUDOKU_2580));
        assertThat(exports).allSatisfy(export -> {
            assertThat(export.compile()).isEmpty();
            assertThat(export.warnings()).isEmpty();
            assertThat(export.code()).doesNotContain("UNUSED", "Search", "search.", "tried");
        });
        Exported.run(exports, cases);
        assertThat(exports.get(0).fault(cases.get(0))).isEmpty();
        assertThat(exports.get(1).fault(cases.get(1))).isEmpty();
    }

    @Test
    void warnsOfAPrintWithItsPlace() throws IOException {
        int line = Files.readAllLines(source("ProbeStrategy.java"))
                        .indexOf("        System.out.println(\"blanks: \" + blanks.size());")
                + 1;
        assertThat(export(Problem.SUDOKU_2580).warnings())
                .containsExactly("ProbeStrategy.java, line " + line
                        + ": prints on standard output, which would spoil the answer");
    }

    @Test
    void keepsComments() throws IOException {
        assertThat(export(Problem.SUDOKU_2580).text())
                .contains(
                        "/** A learner's: several classes",
                        "// Deeper.",
                        "/** Fills the k-th blank",
                        "/** Looks up. */");
    }

    @Test
    void saysWhereASourceDoesNotParseAndWhatWasExpected() throws IOException {
        change("ProbeTables.java", "int free = ALL;", "int free = ALL");
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problem.SUDOKU_2580, project))
                .isInstanceOf(Unexportable.class)
                .hasMessage("ProbeTables.java, line 26, column 23: ';' expected");
    }

    @Test
    void saysThatASourceIsNotThere() throws IOException {
        Files.delete(source("ProbeStrategy.java"));
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problem.SUDOKU_2580, project))
                .isInstanceOf(Unexportable.class)
                .hasMessageContaining("the source of strategy 'probe' is not there: expected ")
                .hasMessageContaining("ProbeStrategy.java");
    }

    @Test
    void refusesWhatAnExportCannotHold() throws IOException {
        change(
                "ProbeTables.java",
                "import sudokukata.puzzle.Unit;",
                "import sudokukata.puzzle.Unit;\nimport sudokukata.search.Limits;");
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problem.SUDOKU_2580, project))
                .isInstanceOf(Unexportable.class)
                .hasMessageContaining("ProbeTables.java, line 4")
                .hasMessageContaining("Limits");
    }

    @Test
    void refusesTwoTypesOfOneName() throws IOException {
        Files.writeString(
                source("Grid.java"),
                "package sudokukata.lab.export.probe;\n\nfinal class Grid {\n    static int one() {\n        return 1;\n    }\n}\n");
        change("ProbeTables.java", "int free = ALL;", "int free = ALL * Grid.one();");
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problem.SUDOKU_2580, project))
                .isInstanceOf(Unexportable.class)
                .hasMessageContaining("Grid");
    }
}
