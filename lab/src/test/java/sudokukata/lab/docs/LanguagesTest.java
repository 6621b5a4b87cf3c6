package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;

class LanguagesTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();

    @Test
    void theCostOfOnePlacementInEachLanguage() {
        Languages languages = new Languages(
                LIBRARY,
                call -> call.contains("whole-units")
                        ? "2580  x.py  PYTHON, 5.0 s a case\nsecret/normal  TLE  1 case  slowest 5.02 s\nverdict: TLE\n"
                        : "2580  x  CPP, 1.0 s a case\nsecret/normal  AC  1 case  slowest 0.42 s\nverdict: AC\n");
        List<String> table = languages.of("secret/normal/01-newspaper");
        assertThat(table)
                .hasSize(6)
                .contains(
                        "| C++, row-major, tables | AC | 4,208 | 0.42 s | 1.0 s | 99,810 ns |",
                        "| Python, row-major, whole units | TLE | 4,208 | cut off | 5.0 s | over 1,188,213 ns |",
                        "| Python, fewest candidates | AC | 51 | 0.42 s | 1.0 s | 8,235,294 ns |");
    }

    @Test
    void whatCannotBeReadIsSaid() {
        assertThatThrownBy(() -> new Languages(LIBRARY, call -> "").of("nowhere"))
                .hasMessage("2580 has no case nowhere");
        assertThatThrownBy(() -> new Languages(LIBRARY, call -> "broken").of("sample/1"))
                .hasMessageContaining("in: broken");
    }
}
