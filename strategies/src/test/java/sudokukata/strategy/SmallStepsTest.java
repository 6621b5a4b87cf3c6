package sudokukata.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each strategy of the first four is read as a change of the one before, so each step is kept small. */
class SmallStepsTest {

    /** Lines of code, without comments and imports: how many go, and how many come. */
    @ParameterizedTest
    @CsvSource({"naive.Naive, memo.Memo, 21, 31", "memo.Memo, mrv.Mrv, 4, 19", "naive.Naive, domino.Domino, 14, 48"})
    void aStepIsSmall(String before, String after, int gone, int come) throws IOException {
        List<String> old = code(before);
        List<String> now = code(after);
        int kept = longestCommon(old, now);
        assertThat(old.size() - kept).as("lines that go").isLessThanOrEqualTo(gone);
        assertThat(now.size() - kept).as("lines that come").isLessThanOrEqualTo(come);
    }

    private static List<String> code(String name) throws IOException {
        String file = name.replace('.', '/') + "Strategy.java";
        return Files.readAllLines(Path.of("src/main/java/sudokukata/strategy").resolve(file)).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.matches("(import|package|//|/\\*|\\*).*"))
                .toList();
    }

    /** The length of the longest sequence of lines that stands in both, as diff finds it. */
    private static int longestCommon(List<String> a, List<String> b) {
        int[][] length = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--) {
            for (int j = b.size() - 1; j >= 0; j--) {
                length[i][j] = a.get(i).equals(b.get(j))
                        ? length[i + 1][j + 1] + 1
                        : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        return length[0][0];
    }
}
