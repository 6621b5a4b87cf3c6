package sudokukata.lab.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
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
        List<JudgeCase> cases = Stream.of(Problems.numbered("2239"), Problems.numbered("2580"))
                .map(problem -> CaseLibrary.ofProject().judged(problem).get(0))
                .toList();
        List<Exported> exports = List.of(export(Problems.numbered("2239")), export(Problems.numbered("2580")));
        assertThat(exports).allSatisfy(export -> {
            assertThat(export.compile()).isEmpty();
            assertThat(export.warnings()).isEmpty();
            assertThat(export.code())
                    .contains(
                            "search.place(cell, work.digits()[cell]);",
                            "if (tried == 0) search.observed();",
                            "static final int UNUSED = ALL + 1;");
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
        assertThat(export(Problems.numbered("2580")).warnings())
                .containsExactly("ProbeStrategy.java, line " + line
                        + ": prints on standard output, which would spoil the answer");
    }

    @Test
    void keepsComments() throws IOException {
        assertThat(export(Problems.numbered("2580")).text())
                .contains(
                        "/** A learner's: several classes",
                        "// Deeper.",
                        "/** Fills the k-th blank",
                        "/** Looks up. */");
    }

    @Test
    void saysWhereASourceDoesNotParseAndWhatWasExpected() throws IOException {
        change("ProbeTables.java", "int free = ALL;", "int free = ALL");
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problems.numbered("2580"), project))
                .isInstanceOf(Unexportable.class)
                .hasMessage("ProbeTables.java, line 26, column 23: ';' expected");
    }

    @Test
    void saysThatASourceIsNotThere() throws IOException {
        Files.delete(source("ProbeStrategy.java"));
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problems.numbered("2580"), project))
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
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problems.numbered("2580"), project))
                .isInstanceOf(Unexportable.class)
                .hasMessageContaining("ProbeTables.java, line 4")
                .hasMessageContaining("Limits");
    }

    @Test
    void refusesToAskAnotherStrategy() throws IOException {
        change(
                "ProbeStrategy.java",
                "Search scoreboard = search;",
                "Search scoreboard = search; search.ask(this, puzzle);");
        assertThat(refusal(project))
                .matches("ProbeStrategy.java, line \\d+, column \\d+: cannot find symbol; .*\\bask\\b.*");
    }

    @Test
    void refusesTwoTypesOfOneName() throws IOException {
        Files.writeString(
                source("Grid.java"),
                "package sudokukata.lab.export.probe;\n\nfinal class Grid {\n    static int one() {\n        return 1;\n    }\n}\n");
        change("ProbeTables.java", "int free = ALL;", "int free = ALL * Grid.one();");
        assertThatThrownBy(() -> Export.of(new ProbeStrategy(), Problems.numbered("2580"), project))
                .isInstanceOf(Unexportable.class)
                .hasMessageContaining("Grid");
    }

    /** Writes a class of the learner's. */
    private void write(String name, String... lines) throws IOException {
        Files.createDirectories(source(name).getParent());
        Files.writeString(source(name), String.join("\n", lines) + "\n");
    }

    private Exported exportThatCompiles() throws IOException {
        Exported export = export(Problems.numbered("2580"));
        assertThat(export.compile()).isEmpty();
        return export;
    }

    private static String refusal(Path project) {
        return catchThrowableOfType(
                        Unexportable.class, () -> Export.of(new ProbeStrategy(), Problems.numbered("2580"), project))
                .getMessage();
    }

    @Test
    void putsTheTypeBeforeItsMembersThatWereImported() throws IOException {
        assertThat(exportThatCompiles().code())
                .contains(
                        "IntPredicate fits = digit -> (ProbeTables.free(work.digits(), cell) & ProbeTables.bit(digit)) != 0;",
                        "digit <= 9 && ProbeTables.ALL != 0;",
                        "free &= ~bit(digits[peer]);")
                .doesNotContain("import static");
    }

    @Test
    void putsTheTypeBeforeAllThatAStarImports() throws IOException {
        write(
                "Kinds.java",
                "package sudokukata.lab.export.probe;",
                "interface Kinds {",
                "    int TWO = 2;",
                "    enum Colour { RED, BLUE }",
                "    static int twice(int x) { return x * TWO; }",
                "}");
        write(
                "Uses.java",
                "package sudokukata.lab.export.probe;",
                "import static sudokukata.lab.export.probe.Kinds.*;",
                "import static sudokukata.lab.export.probe.Kinds.Colour.BLUE;",
                "import sudokukata.lab.export.probe.Kinds.Colour;",
                "final class Uses {",
                "    static int of(Colour twice) {",
                "        switch (twice) {",
                "            case BLUE: return twice(TWO);",
                "            default: return twice == BLUE ? TWO : Colour.RED.ordinal();",
                "        }",
                "    }",
                "}");
        change("ProbeTables.java", "int free = ALL;", "int free = ALL * Uses.of(Kinds.Colour.RED);");
        assertThat(exportThatCompiles().code())
                .contains(
                        "static int of(Kinds.Colour twice)",
                        "case BLUE: return Kinds.twice(Kinds.TWO);",
                        "default: return twice == Kinds.Colour.BLUE ? Kinds.TWO : Kinds.Colour.RED.ordinal();");
    }

    @Test
    void refusesANameThatIsImportedAndDeclared() throws IOException {
        change("ProbeStrategy.java", "int tried = 0;", "int tried = 0, ALL = 1;");
        assertThat(refusal(project))
                .matches("ProbeStrategy.java, line \\d+: ALL is also imported from ProbeTables; rename one of the two");
    }

    @Test
    void shortensNamesInFull() throws IOException {
        change(
                "ProbeStrategy.java",
                "return work.seen().add(Grid.of(work.digits()))",
                "sudokukata.puzzle.Grid grid = sudokukata.puzzle.Grid.of(work.digits());\n"
                        + "            return work.seen().add(grid)");
        assertThat(exportThatCompiles().code()).contains(" Grid grid = Grid.of(work.digits());");
    }

    @Test
    void takesWhatIsNeededOutOfPackagesBelow() throws IOException {
        write(
                "below/Bits.java",
                "// Bits.",
                "package sudokukata.lab.export.probe.below;",
                "",
                "/** Bits. */",
                "public class Bits {",
                "    /** All nine. */",
                "    public static final int ALL = 511; // as it is",
                "}");
        write("below/Unused.java", "package sudokukata.lab.export.probe.below;", "class Unused {}");
        write("old/ProbeTables.java", "package sudokukata.lab.export.probe.old;", "class ProbeTables {}");
        change("ProbeTables.java", "int ALL = 0b111_111_111;", "int ALL = Bits.ALL;");
        change(
                "ProbeTables.java",
                "import sudokukata.puzzle.Unit;",
                "import sudokukata.lab.export.probe.below.*;\nimport sudokukata.puzzle.Unit;");
        assertThat(exportThatCompiles().text())
                .contains(
                        "\n\n/** Bits. */\nclass Bits {\n    /** All nine. */\n    public static final int ALL = 511; // as it is\n}\n\n",
                        "static final int ALL = Bits.ALL;")
                .doesNotContain("Unused");
    }

    @Test
    void bringsClashOnlyToAStrategyThatAsksForIt() throws IOException {
        assertThat(export(Problems.numbered("2580")).code()).doesNotContain("Clash");
        change(
                "ProbeStrategy.java",
                "Search scoreboard = search;",
                "Search scoreboard = puzzle.clash().isPresent() ? null : search;");
        assertThat(exportThatCompiles().code()).contains("record Clash(Unit unit, int digit, int first, int second)");
    }

    @Test
    void refusesWhatCompilesOnlyInFilesOfItsOwn() throws IOException {
        write("Arrays.java", "package sudokukata.lab.export.probe;", "class Arrays { static final int ONE = 1; }");
        change("ProbeTables.java", "int free = ALL;", "int free = ALL * Arrays.ONE;");
        assertThat(refusal(project))
                .startsWith("as one file it does not compile: Main.java, line ")
                .contains("Arrays");
    }

    @Test
    void refusesAMainOfTheLearners() throws IOException {
        write("Main.java", "package sudokukata.lab.export.probe;", "class Main { static final int ONE = 1; }");
        change("ProbeTables.java", "int free = ALL;", "int free = ALL * Main.ONE;");
        assertThat(refusal(project)).isEqualTo("two types would have one name in the file; rename your own Main");
    }
}
