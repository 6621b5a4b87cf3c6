package sudokukata.judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.check.Checker;

class CaseLibraryTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();

    @ParameterizedTest
    @MethodSource("sudokukata.judge.problem.Problems#all")
    void everyCaseHasAReadableInputAnAnswerThatTheCheckerAcceptsAPurposeAndAHint(Problem problem) {
        assertThat(LIBRARY.all(problem)).isNotEmpty().allSatisfy(judgeCase -> {
            Checker checker = new Checker(CaseInput.of(problem, judgeCase.input(), judgeCase.answer()));
            assertThat(checker.check(judgeCase.answer())).isEmpty();
            assertThat(judgeCase.purpose()).isNotBlank();
            assertThat(judgeCase.hint()).isNotBlank();
        });
        assertThat(LIBRARY.all(problem)).extracting(JudgeCase::id).doesNotHaveDuplicates();
    }

    @Test
    void theSampleComesFirstAndBeyondLast() {
        assertThat(LIBRARY.all(Problems.numbered("2239")))
                .extracting(JudgeCase::id)
                .startsWith("sample/1")
                .endsWith("beyond/roworder/02-fifteen-clues");
    }

    @Test
    void theLongFilesStandApart() {
        assertThat(LIBRARY.longFiles(Problems.numbered("4574")))
                .extracting(JudgeCase::id)
                .containsExactly("long/lowtiles/01-eighteen", "long/tentiles/01-two-hundred");
        assertThat(LIBRARY.all(Problems.numbered("4574")))
                .noneMatch(judgeCase -> judgeCase.id().startsWith("long/"));
    }

    @Test
    void aCaseHasTheBudgetOfItsSet() {
        assertThat(LIBRARY.judged(Problems.numbered("4574")).get(0).budget()).isEqualTo(10_000_000);
        assertThat(LIBRARY.beyond(Problems.numbered("4574")).get(0).budget()).isEqualTo(2_000_000);
        assertThat(LIBRARY.beyond(Problems.numbered("2239")).get(0).budget()).isEqualTo(10_000_000);
    }

    @Test
    void brokenDataIsNamedByItsFile(@TempDir Path root) throws IOException {
        Path sample = Files.createDirectories(root.resolve("problems/sudoku2239/data/sample"));
        Files.writeString(sample.resolve("1.in"), "");
        assertThatThrownBy(() -> CaseLibrary.in(root).judged(Problems.numbered("2239")))
                .hasMessageContaining("lacks")
                .hasMessageContaining("1.ans");
        Files.writeString(sample.resolve("1.ans"), "");
        Files.writeString(sample.resolve("1.yaml"), "description: x\n");
        assertThatThrownBy(() -> CaseLibrary.in(root).judged(Problems.numbered("2239")))
                .hasMessageContaining("has no hint");
        Files.writeString(sample.resolve("1.yaml"), "just text\n");
        assertThatThrownBy(() -> CaseLibrary.in(root).judged(Problems.numbered("2239")))
                .hasMessageContaining("holds no keys");
        Files.delete(sample.resolve("1.in"));
        assertThat(CaseLibrary.in(root).judged(Problems.numbered("2239"))).isEmpty();
        assertThat(CaseLibrary.in(root).beyond(Problems.numbered("2239"))).isEmpty();
    }

    @Test
    void onlyTheTablesNamedExpectOver(@TempDir Path root) {
        JudgeCase beyond = LIBRARY.beyond(Problems.numbered("2239")).get(0);
        Expectations expectations = Expectations.of(LIBRARY);
        assertThat(expectations.expectsOver("naive", beyond)).isTrue();
        assertThat(expectations.expectsOver("mrv", beyond)).isFalse();
        assertThat(expectations.expectsOver(
                        "naive", LIBRARY.judged(Problems.numbered("2239")).get(0)))
                .isFalse();
        assertThat(Expectations.of(CaseLibrary.in(root)).expectsOver("naive", beyond))
                .isFalse();
    }
}
