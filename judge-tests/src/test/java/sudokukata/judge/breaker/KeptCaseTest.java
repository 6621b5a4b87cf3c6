package sudokukata.judge.breaker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

class KeptCaseTest {
    private static final Problem P2580 = Problems.numbered("2580");

    @TempDir
    private Path root;

    @BeforeEach
    void copyAGroup() throws IOException {
        Path secret = Path.of("problems/sudoku2580/data/secret");
        Files.createDirectories(root.resolve(secret).resolve("blank"));
        Files.createDirectories(root.resolve(secret).resolveSibling("sample"));
        Path group = secret.resolve("blank/test_group.yaml");
        Files.copy(CaseLibrary.ofProject().root().resolve(group), root.resolve(group));
    }

    private KeptCase named(String name) {
        return KeptCase.named(name, P2580, CaseLibrary.in(root));
    }

    private static Counterexample found() {
        Grid answer = Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
        Sudoku puzzle = new Sudoku(answer.with(80, 0));
        Fault fault = new Fault(Demand.FILLED, "r9c9 is left blank (0)", Optional.empty());
        return new Counterexample(
                puzzle,
                P2580.format().writeInput(List.of(puzzle)),
                P2580.format().write(1, answer),
                Ruling.of(Verdict.WA, fault));
    }

    @Test
    void isACaseLikeTheOthers() throws IOException {
        Path input = named("last-cell").save(found(), "alice");
        assertThat(input).isEqualTo(root.resolve("problems/sudoku2580/data/secret/kept/last-cell.in"));
        assertThat(input.resolveSibling("test_group.yaml")).exists();
        JudgeCase kept = CaseLibrary.in(root).judged(P2580).get(0);
        assertThat(kept.id()).isEqualTo(KeptCase.GROUP + "/last-cell");
        assertThat(kept.input()).isEqualTo(found().input());
        assertThat(kept.answer()).isEqualTo(found().answer());
        assertThat(kept.purpose()).startsWith("Found against alice, ").contains("It breaks - ");
        assertThat(kept.hint()).isEqualTo("Follow the search on this puzzle by hand.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../out", "", ".hidden", "-o", "two words", "a/b"})
    void aNameIsOneWord(String name) {
        assertThatThrownBy(() -> named(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'" + name + "' is no name of a case: ");
    }

    @Test
    void aCaseIsNotOverwritten() throws IOException {
        named("twice").save(found(), "alice");
        assertThatThrownBy(() -> named("twice")).hasMessage("there is a case secret/kept/twice of 2580 already");
    }
}
