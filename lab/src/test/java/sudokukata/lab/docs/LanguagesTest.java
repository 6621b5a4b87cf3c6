package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;

class LanguagesTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();

    @Test
    void theCostOfOnePlacementInEachLanguage() {
        Languages languages = new Languages(
                LIBRARY,
                (source, judgeCase) -> source.toString().contains("whole-units")
                        ? new Languages.Timing(false, 5.02, 5)
                        : new Languages.Timing(true, 0.42, 1));
        List<String> table = languages.of("secret/normal/01-newspaper");
        assertThat(table)
                .hasSize(6)
                .contains(
                        "| C++, row-major, tables | AC | 4,208 | 0.42 s | 1.0 s | 99,810 ns |",
                        "| Python, row-major, whole units | TLE | 4,208 | cut off | 5.0 s | over 1,188,213 ns |",
                        "| Python, fewest candidates | AC | 51 | 0.42 s | 1.0 s | 8,235,294 ns |");
    }

    @Test
    void aCaseThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> new Languages(LIBRARY, Languages::judged).of("nowhere"))
                .hasMessage("2580 has no case nowhere");
    }

    @Test
    void aProgramIsCompiledAndTimed() {
        Path source = LIBRARY.root().resolve("problems/sudoku2580/submissions/accepted/rowmajor/Main.java");
        JudgeCase sample = LIBRARY.judged(Problems.numbered("2580")).get(0);
        Languages.Timing timing = Languages.judged(source, sample);
        assertThat(timing.accepted()).isTrue();
        assertThat(timing.limit()).isEqualTo(3);
    }
}
