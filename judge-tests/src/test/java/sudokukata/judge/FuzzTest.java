package sudokukata.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.check.Checker;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Output;
import sudokukata.judge.paste.PastedText;
import sudokukata.judge.problem.CaseInput;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problems;

/**
 * Every reader meets thousands of mutated texts, the same ones each run: it gives a result, or an error with its place.
 * Never an exception, never a puzzle that was half read.
 */
class FuzzTest {
    private static final int ROUNDS = 2_000;
    private static final String[] SPLINTERS = {
        "",
        " ",
        "\n",
        "\r\n",
        "\r",
        "0",
        "9",
        "10",
        "-1",
        "x",
        "\u0000",
        "\uFF11",
        "\u0661",
        "A0",
        "J1",
        "Puzzle 1",
        "#",
        ",",
        "|",
        "\uFEFF",
        "99999999999999999999",
        "1 A1 2 A2",
        "\uD83D",
        "Infinity",
        "1e9",
        "\t"
    };

    private static String mutate(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        int edits = 1 + random.nextInt(4);
        for (int i = 0; i < edits; i++) {
            int from = random.nextInt(mutated.length() + 1);
            int to = Math.min(mutated.length(), from + (random.nextBoolean() ? random.nextInt(4) : 0));
            mutated.replace(from, to, SPLINTERS[random.nextInt(SPLINTERS.length)]);
        }
        int end = random.nextInt(8) == 0 ? random.nextInt(mutated.length() + 1) : mutated.length();
        return mutated.substring(0, end);
    }

    static Stream<Arguments> readers() {
        CaseLibrary library = CaseLibrary.ofProject();
        return Problems.all().stream().flatMap(problem -> {
            JudgeCase sample = library.judged(problem).get(0);
            Checker checker = new Checker(CaseInput.of(problem, sample.input(), sample.answer()));
            Consumer<String> inputs = text -> {
                Input input = problem.format().read(text);
                assertThat(problem.format().most() > 1
                                || input.entries().isEmpty() == input.fault().isPresent())
                        .isTrue();
                input.fault().ifPresent(fault -> assertThat(fault.line()).isPositive());
            };
            Consumer<String> outputs = text -> {
                Output output = problem.format().readOutput(text);
                output.fault().ifPresent(fault -> assertThat(fault.column()).isPositive());
                checker.check(text)
                        .ifPresent(fault -> assertThat(fault.reason()).isNotBlank());
            };
            Consumer<String> pasted = text -> PastedText.read(text)
                    .forEach(record -> assertThat(record.puzzle().isEmpty())
                            .isNotEqualTo(record.complaint().isEmpty()));
            return Stream.of(
                    Arguments.of(problem + " input", sample.input(), inputs),
                    Arguments.of(problem + " output", sample.answer(), outputs),
                    Arguments.of(problem + " pasted", sample.input(), pasted));
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("readers")
    void aReaderGivesAResultOrAnErrorWithItsPlace(String name, String text, Consumer<String> reader) {
        Random random = new Random(name.hashCode());
        for (int round = 0; round < ROUNDS; round++) {
            String mutated = mutate(text, random);
            assertThatCode(() -> reader.accept(mutated)).as("on: %s", mutated).doesNotThrowAnyException();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("readers")
    void noiseIsNoHarder(String name, String text, Consumer<String> reader) {
        Random random = new Random(name.hashCode());
        for (int round = 0; round < 300; round++) {
            StringBuilder noise = new StringBuilder();
            for (int i = random.nextInt(200); i > 0; i--) {
                noise.append(List.of(SPLINTERS).get(random.nextInt(SPLINTERS.length)));
            }
            assertThatCode(() -> reader.accept(noise.toString())).doesNotThrowAnyException();
        }
    }
}
