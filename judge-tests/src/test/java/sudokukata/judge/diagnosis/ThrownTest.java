package sudokukata.judge.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.puzzle.Grid;

class ThrownTest {
    static Stream<Arguments> throwers() {
        return Stream.of(
                Arguments.of("no cell left", caller(() -> List.of().get(0)), "ArrayIndexOutOfBoundsException: Index 0"),
                Arguments.of("its own array", caller(() -> new int[9][9]), "ArrayIndexOutOfBoundsException: Index 9"),
                Arguments.of("not a grid", caller(() -> Grid.parse("1")), "IllegalArgumentException: "),
                Arguments.of("a number", caller(() -> Integer.parseInt("x")), "NumberFormatException: For input"));
    }

    private static Supplier<Throwable> caller(Supplier<Object> call) {
        return () -> catchThrowable(() -> {
            Object made = call.get();
            int[] row = made instanceof int[][] rows ? rows[9] : new int[0];
            assertThat(row).isEmpty();
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("throwers")
    void theLineIsTheCallersOwn(String name, Supplier<Throwable> thrower, String start) {
        assertThat(Thrown.describe(thrower.get())).startsWith(start).matches("(?s).*, at ThrownTest\\.java:\\d+");
    }

    @Test
    void theLastCauseIsNamed() {
        Throwable cause = new ArithmeticException("/ by zero");
        assertThat(Thrown.describe(new IllegalStateException("wrapped", new RuntimeException(cause))))
                .startsWith("ArithmeticException: / by zero, at ThrownTest.java:");
    }

    @Test
    void anErrorWithoutATraceIsNamedWithoutALine() {
        Throwable bare = new IllegalStateException();
        bare.setStackTrace(new StackTraceElement[0]);
        assertThat(Thrown.describe(bare)).isEqualTo("IllegalStateException");
    }

    @Test
    void whereNothingIsOnesOwnTheInnermostLineIsNamed() {
        Throwable foreign = catchThrowable(() -> List.of().get(0));
        foreign.setStackTrace(new StackTraceElement[] {foreign.getStackTrace()[0]});
        assertThat(Thrown.describe(foreign)).contains(", at " + foreign.getStackTrace()[0].getFileName() + ":");
    }
}
