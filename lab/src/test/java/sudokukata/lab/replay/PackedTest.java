package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.search.Event;

class PackedTest {
    private static final int WRONG = 167;

    static Stream<Arguments> wrongEvents() {
        return Stream.of(
                Arguments.of(Event.place(3, 4), new int[] {WRONG, 0, 3, 4 << 4, 255}),
                Arguments.of(Event.place(81, 4), new int[] {WRONG, 0, 255, 4 << 4, 255}),
                Arguments.of(Event.place(3, 4, 12, 5), new int[] {WRONG, 0, 3, 4 << 4 | 5, 12}),
                Arguments.of(Event.undo(-1), new int[] {WRONG, 1, 255, 0, 255}),
                Arguments.of(Event.unbranch(), new int[] {WRONG, 3, 255, 0, 255}));
    }

    /** The script of the page reads 255 as no cell: any other number would be a tile's half. */
    @ParameterizedTest
    @MethodSource("wrongEvents")
    void aWrongEventSaysWhichCellsItIsAbout(Event event, int[] bytes) {
        byte[] packed = Base64.getDecoder().decode(Packed.of(List.of(event), true));
        assertThat(packed).containsExactly(bytes);
    }
}
