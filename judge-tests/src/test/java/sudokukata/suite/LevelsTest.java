package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.format.Input;
import sudokukata.judge.levels.Level;
import sudokukata.judge.levels.Levels;
import sudokukata.judge.levels.Progress;
import sudokukata.judge.levels.Translation;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.search.Strategies;

/** The kata can be climbed: for each level there is a solution that comes exactly so far. */
@Execution(ExecutionMode.CONCURRENT)
class LevelsTest {
    private static final CaseLibrary LIBRARY = CaseLibrary.ofProject();
    private static final Levels LEVELS = Levels.of(LIBRARY, new StrategyJudge());

    @TempDir
    private Path folder;

    @Test
    void theStubIsBlank() {
        Progress progress = LEVELS.progress(Strategies.named("yours"));
        assertThat(progress.isBlank()).isTrue();
        assertThat(progress.toText())
                .startsWith("yours [.............] 0 of 13\nopen:   level 1, hand over a complete grid")
                .contains("not started: write the search for a Sudoku. Stuck? ./kata hint");
    }

    static Stream<Map<String, Object>> steps() {
        return LearnerSources.entries("steps.yaml").stream();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void aStepPassesExactlyUpToItsLevel(Map<String, Object> step) throws Exception {
        Progress progress = LEVELS.progress(LearnerSources.compile(LearnerSources.edited(step), folder), known(step));
        assertThat(progress.passed()).as(progress.toText()).hasSize((int) step.get("passes"));
    }

    @Test
    void thePageListsTheLevels() {
        String page = LEVELS.all().stream()
                .map(level -> "| " + (LEVELS.all().indexOf(level) + 1) + " | " + level.title() + " |")
                .collect(Collectors.joining("\n"));
        assertThat(LIBRARY.root().resolveSibling("docs/learn/kata.md"))
                .content()
                .contains(page);
    }

    @Test
    void thereIsAStepForEachLevel() {
        assertThat(steps().map(step -> (int) step.get("passes")))
                .containsExactlyElementsOf(Stream.iterate(0, n -> n + 1)
                        .limit(LEVELS.all().size() + 1)
                        .toList());
    }

    /** A learner waits for each search. What is judged below, or asked more strictly at the same level, is known. */
    @Test
    void noSearchIsAskedForTwice() {
        Set<List<Object>> asked = new HashSet<>();
        for (Level level : LEVELS.all()) {
            level.cases()
                    .forEach(judgeCase -> assertThat(asked.add(question(judgeCase, judgeCase.problem())))
                            .as(level + ": " + judgeCase)
                            .isTrue());
            assertThat(level.cases().stream().filter(judgeCase -> judgeCase.problem() == Problems.numbered("2580")))
                    .noneMatch(judgeCase -> level.cases().stream()
                            .anyMatch(other -> question(other, other.problem())
                                    .equals(question(judgeCase, Problems.numbered("2239")))));
        }
        for (Problem problem : Problems.all()) {
            assertThat(LIBRARY.judged(problem))
                    .as("the levels ask all that the judge does")
                    .allMatch(judgeCase -> asked.contains(question(judgeCase, problem))
                            || problem == Problems.numbered("2580")
                                    && asked.contains(question(judgeCase, Problems.numbered("2239"))));
        }
    }

    private static List<Object> question(JudgeCase judgeCase, Problem problem) {
        Input input = judgeCase.problem().format().read(judgeCase.input());
        return List.of(
                problem, input.entries().stream().map(Input.Entry::puzzle).toList());
    }

    /** Edits to the domino part leave the sudoku part as it is: that it passes its levels is seen once. */
    private static int known(Map<String, Object> entry) {
        return (int) entry.getOrDefault("known", 0);
    }

    static Stream<Level> levels() {
        return LEVELS.all().stream();
    }

    @ParameterizedTest
    @MethodSource("levels")
    void everyHintRefersToALineThatExists(Level level) {
        Path file = LIBRARY.root().getParent().resolve(level.hints().file());
        assertThat(file).isRegularFile();
        assertThat(file).content().contains(level.hints().code());
    }

    @ParameterizedTest
    @MethodSource("levels")
    void everyHintIsThereInKorean(Level level) {
        Translation korean = Translation.of(level, Locale.KOREAN, LIBRARY).orElseThrow();
        assertThat(List.of(korean.title(), korean.question(), korean.idea()))
                .allMatch(text -> text.codePoints()
                        .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HANGUL));
        assertThat(korean.question()).endsWith("?");
        assertThat(Translation.of(level, Locale.FRENCH, LIBRARY)).isEmpty();
    }

    static Stream<Map<String, Object>> faults() {
        return LearnerSources.entries("faults.yaml").stream();
    }

    /** The first screens are kept as files, to be read by people; a change of words shows in the diff. */
    @ParameterizedTest
    @MethodSource("faults")
    void theFirstScreenTellsThePlantedFault(Map<String, Object> fault) throws Exception {
        String source = LearnerSources.edited(fault);
        String screen = LEVELS.progress(LearnerSources.compile(source, folder), known(fault))
                .toText();
        assertThat(screen)
                .contains(((List<?>) fault.get("says"))
                        .stream().map(Object::toString).toList());
        assertThat(Arrays.asList(screen.split("\n"))).hasSizeLessThanOrEqualTo(19);
        Path file = LIBRARY.root().resolve("src/test/resources/learner/screens/" + fault.get("name") + ".txt");
        if (Boolean.getBoolean("screens.write")) {
            Files.writeString(file, screen + "\n");
        }
        assertThat(file).hasContent(screen);
    }
}
