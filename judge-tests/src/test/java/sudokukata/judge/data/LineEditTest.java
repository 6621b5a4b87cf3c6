package sudokukata.judge.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Edits in whole lines, each at the only place where its lines stand. */
class LineEditTest {
    private static final List<String> TEXT = """
            solve() {
                if (done) {
                    return true;
                }

                undo();
                return false;
            }
            """.lines().toList();

    private static String edited(LineEdit... edits) {
        return String.join("\n", LineEdit.apply(TEXT, List.of(edits)));
    }

    @Test
    void theNewLinesAreIndentedAsTheOldOnes() {
        assertThat(edited(LineEdit.of("if (done) {\n    return true;\n}\n", "done();\n\nif (x) {\n    y();\n}\n")))
                .isEqualTo("""
                        solve() {
                            done();

                            if (x) {
                                y();
                            }

                            undo();
                            return false;
                        }""");
    }

    @Test
    void aBlankLineStandsForABlankLine() {
        assertThat(edited(LineEdit.of("}\n\nundo();", "}")))
                .doesNotContain("undo")
                .contains("}\n    return false;");
    }

    @Test
    void nothingDeletes() {
        assertThat(edited(LineEdit.of("undo();", "")))
                .contains("}\n\n    return false;")
                .doesNotContain("undo");
    }

    @Test
    void allEditsSeeTheTextAsItWas() {
        LineEdit first = LineEdit.of("return true;", "return false;");
        LineEdit second = LineEdit.of("return false;", "return true;\nend();");
        assertThat(edited(first, second))
                .isEqualTo(edited(second, first))
                .contains("return false;\n    }", "return true;\n    end();\n}");
    }

    @Test
    void theLinesMustStandThere() {
        assertThatThrownBy(() -> edited(LineEdit.of("undo(1);\nreturn false;", "")))
                .hasMessage("this text stands nowhere:\n    undo(1);\n    return false;");
        assertThatThrownBy(() -> edited(LineEdit.of("undo();\n    return false;", "")))
                .hasMessageContaining("this text stands nowhere");
        assertThatThrownBy(() -> edited(LineEdit.of("done) {", ""))).hasMessageContaining("this text stands nowhere");
    }

    @Test
    void theLinesMustStandThereOnce() {
        assertThatThrownBy(() -> edited(LineEdit.of("}", "")))
                .hasMessage("this text stands more than once, at lines [4, 8]:\n    }");
    }

    @Test
    void twoEditsMustNotMeet() {
        LineEdit longer = LineEdit.of("if (done) {\n    return true;", "");
        LineEdit shorter = LineEdit.of("return true;", "");
        assertThatThrownBy(() -> edited(longer, shorter))
                .hasMessage("another edit changes the same lines as this one:\n    return true;");
        assertThatThrownBy(() -> edited(shorter, longer)).hasMessageContaining("another edit changes the same lines");
        assertThatThrownBy(() -> edited(shorter, shorter)).hasMessageContaining("another edit changes the same lines");
    }

    @Test
    void somethingMustBeReplaced() {
        assertThatThrownBy(() -> LineEdit.of("", "x")).hasMessageContaining("an edit replaces nothing");
        assertThatThrownBy(() -> LineEdit.of("\nx", "x")).hasMessageContaining("an edit replaces nothing");
        assertThatThrownBy(() -> LineEdit.of("x", "x")).hasMessageContaining("an edit replaces nothing");
    }

    @Test
    void quotedLinesDoNotCount() {
        assertThat(LineEdit.of("a\nb\nc", "a\nx\nc").size()).isEqualTo(1);
        assertThat(LineEdit.of("a", "a\nb\nc").size()).isEqualTo(2);
        assertThat(LineEdit.of("a\na", "a").size()).isEqualTo(1);
        assertThat(LineEdit.of("a\nb\nc", "").size()).isEqualTo(3);
        assertThat(LineEdit.of("a\nb", "x\ny\nz").size()).isEqualTo(3);
    }
}
