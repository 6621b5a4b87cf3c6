package sudokukata.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShellWordsTest {

    @Test
    void whatAShellWouldChangeIsQuoted() {
        assertThat(ShellWords.of(List.of("sh", "-c", "cat; exit 0", "it's", "", "퍼즐.txt", "a/b.py")))
                .isEqualTo("sh -c 'cat; exit 0' 'it'\\''s' '' 퍼즐.txt a/b.py");
    }
}
