package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SnippetTest {
    private static final List<String> SOURCE = """
            package shelf;

            /** Of course (this) is no method. */
            public final class Shelf {
                private static final class Run {
                    // docs:begin fields
                    private final int[] digits;
                    // docs:end fields

                    // docs:begin made
                    Run(int[] digits) {
                        // docs:begin kept
                        this.digits = digits;
                        // docs:end kept
                    }
                    // docs:end made

                    /** Fills (or not). */
                    static boolean fill(
                            int cell, List<String> words) {
                        for (int digit = 1; digit <= 9; digit++) {
                            if (digit == cell) {
                                // docs:begin try
                                digits[cell] = digit;
                                // docs:begin otherwise
                            } else {
                                skip(cell);
                                // docs:end otherwise
                            }
                            // docs:end try
                        }
                    }
                }
            }
            """.lines().toList();

    @Test
    void standsAtTheLeftMarginWithoutMarks() {
        assertThat(of("made")).containsExactly("Run(int[] digits) {", "    this.digits = digits;", "}");
        assertThat(of("otherwise")).containsExactly("} else {", "    skip(cell);");
    }

    @Test
    void aPartThatIsLeftOutLeavesDots() {
        assertThat(Snippet.of(SOURCE, "try").without("otherwise").lines())
                .containsExactly("    digits[cell] = digit;", "    // ...", "}");
    }

    @Test
    void itsPlaceIsTheMethodOrTheClassAroundIt() {
        assertThat(place("fields")).isEqualTo("Run");
        assertThat(place("made")).isEqualTo("Run");
        assertThat(place("kept")).isEqualTo("the constructor of Run");
        assertThat(place("otherwise")).isEqualTo("Run.fill()");
    }

    @Test
    void whatIsNotThereIsNamed() {
        assertThatThrownBy(() -> of("nothing")).hasMessage("there is no line // docs:begin nothing");
    }

    private static List<String> of(String region) {
        return Snippet.of(SOURCE, region).lines();
    }

    private static String place(String region) {
        return Snippet.of(SOURCE, region).place();
    }
}
