package sudokukata.judge.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;

/** How entries of mistakes.yaml are read, and what is said of one that cannot be followed. */
class MistakesTest {
    private static final String ENTRY = """
            - path: wrong_answer/no-undo.py
              mistake: no-undo
              why: Nothing is ever taken back.
              verdict: WA
              killer: secret/deadend/02-first-try-fails
              sample: AC
              reason: "is left blank"
              base: accepted/right.py
              edits:
                - - undo()
                  - ""
            """;

    @TempDir
    private Path folder;

    private Path submissions;

    @BeforeEach
    void keepsABase() throws IOException {
        submissions = folder.resolve("problems/sudoku2239/submissions");
        Files.createDirectories(submissions.resolve("accepted"));
        Files.writeString(submissions.resolve("accepted/right.py"), """
                # A right program.
                # It is praised here.
                import sys

                # A comment inside.
                if True:
                    undo()
                    go()
                    go()
                """);
    }

    private List<WrongProgram> read(String yaml) throws IOException {
        Files.writeString(submissions.resolve("mistakes.yaml"), yaml);
        return WrongPrograms.of(CaseLibrary.in(folder), Problems.numbered("2239"));
    }

    @Test
    void aProgramIsItsBaseWithTheMistakeAndItsName() throws IOException {
        assertThat(read(ENTRY))
                .containsExactly(new WrongProgram(
                        Problems.numbered("2239"),
                        "wrong_answer/no-undo.py",
                        """
                        # Nothing is ever taken back.
                        import sys

                        # A comment inside.
                        if True:
                            go()
                            go()
                        """,
                        "no-undo",
                        "Nothing is ever taken back.",
                        Verdict.WA,
                        "secret/deadend/02-first-try-fails",
                        Verdict.AC,
                        "is left blank",
                        1));
    }

    @Test
    void aLongSentenceIsWrapped() throws IOException {
        String why = "Nothing is ever taken back, ".repeat(10) + "never.";
        String source =
                read(ENTRY.replace("Nothing is ever taken back.", why)).get(0).source();
        List<String> comment =
                source.lines().takeWhile(line -> line.startsWith("# ")).toList();
        assertThat(comment).hasSize(3).allMatch(line -> line.length() <= 110);
        assertThat(String.join(" ", comment).replace("# ", "")).isEqualTo(why);
    }

    @Test
    void aProgramThatNoEditMakesIsKeptWhole() throws IOException {
        Path file = Files.createDirectories(submissions.resolve("wrong_answer/other"))
                .resolve("Main.java");
        Files.writeString(file, "class Main {}\n");
        String entry = ENTRY.replaceFirst("(?s)  base.*", "  whole: another algorithm\n")
                .replace("no-undo.py", "other");
        WrongProgram program = read(entry).get(0);
        assertThat(program.source()).isEqualTo("class Main {}\n");
        assertThat(program.file()).isEqualTo("wrong_answer/other/Main.java");
        assertThat(program.size()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "- - undo()|- - redo()|base accepted/right.py: this text stands nowhere:NEWLINE    redo()",
                "- - undo()|- - go()|base accepted/right.py: this text stands more than once, at lines [8, 9]:NEWLINE    go()",
                "accepted/right.py|accepted/none.py|there is no file accepted/none.py",
                "killer: |killers: |there is no key 'killers'",
                "killer: secret/deadend/02-first-try-fails||'killer' is missing",
                "edits:|whole: another algorithmNEWLINE  edits:|made by edits of a base or kept as a whole, not both",
                "base: accepted/right.py||'base' is missing",
                "verdict: WA|verdict: WRONG|'verdict' is no verdict: WRONG",
                "- - undo()|- - undo(): x|an edit must be a pair of texts, before and after (a text with a colon needs a block"
            })
    void aBadEntryIsNamedWithItsFileAndItsText(String from, String to, String message) {
        String bad = ENTRY.replace(from, to == null ? "" : to.replace("NEWLINE", "\n"));
        assertThatThrownBy(() -> read(bad))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(submissions.resolve("mistakes.yaml") + ": wrong_answer/no-undo.py: ")
                .hasMessageContaining(message.replace("NEWLINE", "\n"));
    }

    @Test
    void anEntryWithoutAPathIsCounted() {
        assertThatThrownBy(() -> read(ENTRY + "- mistake: x\n"))
                .hasMessage(submissions.resolve("mistakes.yaml") + ": entry 2: 'path' is missing");
    }

    @Test
    void editsAreAListThatIsNotEmpty() {
        for (String edits : List.of("edits: no", "edits: []", "edits: {}")) {
            assertThatThrownBy(() -> read(ENTRY.replaceFirst("(?s)edits:.*", edits + "\n")))
                    .hasMessageContaining("'edits' must be a list of pairs");
        }
    }

    @Test
    void aFileThatIsNoYamlIsNamedWithItsLine() {
        assertThatThrownBy(() -> read(ENTRY + "oops\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(submissions.resolve("mistakes.yaml") + ": ")
                .hasMessageContaining("line 12");
    }

    @Test
    void twoEntriesMustNotHaveOnePath() {
        assertThatThrownBy(() -> read(ENTRY + ENTRY)).hasMessageContaining("no-undo.py: there is another entry");
    }

    @Test
    void aProgramThatIsKeptWholeMustBeThere() {
        String entry = ENTRY.replaceFirst("(?s)  base.*", "  whole: another algorithm\n");
        assertThatThrownBy(() -> read(entry)).hasMessageContaining("there is no file wrong_answer/no-undo.py");
    }
}
