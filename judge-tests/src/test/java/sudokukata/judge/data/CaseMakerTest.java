package sudokukata.judge.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.breaker.KeptCase;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Grid;

@Execution(ExecutionMode.CONCURRENT)
class CaseMakerTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void everyCaseIsAsItsRecipeMakesIt(Problem problem) throws IOException {
        Map<Path, String> files = new CaseMaker(LIBRARY).files(problem);
        files.forEach((file, text) -> assertThat(file).hasContent(text));
        Path data = LIBRARY.root().resolve("problems").resolve(problem.folder()).resolve("data");
        assertThat(files.keySet().stream().map(file -> data.relativize(file).toString()))
                .containsExactlyInAnyOrderElementsOf(LIBRARY.judged(problem).stream()
                        .map(JudgeCase::id)
                        .filter(id -> id.startsWith("secret/") && !id.startsWith(KeptCase.GROUP))
                        .flatMap(id -> Stream.of(id + ".in", id + ".ans"))
                        .collect(Collectors.toSet()));
    }

    @Test
    void aPurposeIsServedByNoOtherFault() {
        Grid rows = new SudokuRecipe(new Entry(Map.of("find", "row-check", "seed", 2))).make();
        assertThat(Purpose.ROW_CHECK.holds(rows)).isTrue();
        assertThat(Stream.of(Purpose.COLUMN_CHECK, Purpose.BOX_CHECK, Purpose.BY_COLUMNS, Purpose.BACKWARDS))
                .noneMatch(purpose -> purpose.holds(rows));
    }

    @Test
    void layoutsEndTheLinesInTheirWay() {
        String text = "a\nb\n";
        assertThat(Layout.named("plain").of(text)).isEqualTo(text);
        assertThat(Layout.named("windows-line-ends").of(text)).isEqualTo("a\r\nb\r\n");
        assertThat(Layout.named("blanks-at-line-ends").of(text)).isEqualTo("a \nb  \n");
        assertThat(Layout.named("no-final-newline").of(text)).isEqualTo("a\nb");
        assertThat(Layout.named("two-final-newlines").of(text)).isEqualTo("a\nb\n\n");
    }

    @Test
    void aRecipeThatCannotBeFollowedSaysWhy() {
        assertThatThrownBy(() -> new SudokuRecipe(new Entry(Map.of("clues", 30))).make())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'seed' is missing in {clues=30}");
        assertThatThrownBy(() -> new SudokuRecipe(new Entry(Map.of("seed", "one"))).make())
                .hasMessage("'seed' must be a number in {seed=one}");
        JudgeCase sample = LIBRARY.judged(Problems.numbered("4574")).get(0);
        assertThatThrownBy(
                        () -> new SudominoRecipe(new Entry(Map.of("seed", 6, "tiles", 10, "write", "all-ways")), sample)
                                .make())
                .hasMessageStartingWith("not all eight ways of writing a tile occur in ");
    }

    @Test
    void aSetTakesItsNumbersOfTilesInTurn() {
        JudgeCase sample = LIBRARY.judged(Problems.numbered("4574")).get(0);
        assertThat(new SudominoRecipe(new Entry(Map.of("seed", 1, "tiles", 33, "to", 35, "count", 4)), sample)
                        .make().stream().map(puzzle -> puzzle.tiles().size()))
                .containsExactly(33, 34, 35, 33);
    }
}
