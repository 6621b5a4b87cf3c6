package sudokukata.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;

class SourcesTest {
    private final Sources sources =
            new Sources(CaseLibrary.ofProject(), arguments -> "ran " + arguments + "\n2\n3\n4\n");

    @Test
    void aLongOutputIsCutAndSaysSo() {
        assertThat(sources.make("first 2 lines of kata solve FILE"))
                .containsExactly("```text", "$ ./kata solve FILE", "ran solve FILE", "2", "... (2 more lines)", "```");
    }

    @Test
    void nothingIsCutFromAShortOutput() {
        assertThatThrownBy(() -> sources.make("first 4 lines of kata solve"))
                .hasMessage("there are only 4 lines: first 4 lines of kata solve");
        assertThatThrownBy(() -> sources.make("first few lines of kata solve"))
                .hasMessageStartingWith("expected: first N lines of kata ARGUMENTS");
    }

    @Test
    void aFileIsShownWhole() {
        assertThat(sources.make("file judge-tests/problems/sudoku2239/data/secret/blank/01-last-cell.in"))
                .hasSize(9 + 2)
                .startsWith("```text")
                .endsWith("```");
    }

    @Test
    void aMessageIsCutToItsVerdict() {
        List<String> block = sources.make("verdict judge-tests/src/test/resources/learner/screens/no-box-check.txt");
        assertThat(block).hasSize(6).contains("...");
        assertThat(block.get(1)).startsWith("learner | 2580 secret/few/05-box-index | WA, rule 3: ");
        assertThat(block.get(3)).startsWith("seen:  box 4 has 3 twice");
        assertThat(block.get(4)).startsWith("hint:  ");
    }

    @Test
    void theMarksOfASmallerRegionAreNotShown() {
        String file = "strategies/src/main/java/sudokukata/strategy/naive/NaiveStrategy.java";
        List<String> shape = sources.make("code " + file + " shape");
        assertThat(shape).contains("public final class NaiveStrategy implements SolverStrategy {");
        assertThat(shape).noneMatch(line -> line.contains("docs:"));
    }

    @Test
    void aSnippetSaysWhereItBelongs() {
        String file = "strategies/src/main/java/sudokukata/strategy/naive/NaiveStrategy.java";
        assertThat(sources.make("snippet " + file + " fits"))
                .startsWith(
                        "```java",
                        "// in Run",
                        "/** Whether no cell of the row, the column and the box holds the digit. */")
                .endsWith("}", "```");
        assertThat(sources.make("snippet " + file + " try, for each blank"))
                .startsWith("```java", "// in Run.fill(), for each blank", "digits[cell] = digit;");
        assertThat(sources.make("snippet " + file + " fill without try")).contains("        // ...");
        assertThatThrownBy(() -> sources.make("snippet " + file + " try and more"))
                .hasMessageStartingWith("expected: snippet FILE REGION");
        assertThatThrownBy(() -> sources.make("snippet " + file + " nothing"))
                .hasMessage(file + ": there is no line // docs:begin nothing");
    }

    @Test
    void theGainIsTheQuotientOfTwoCounts() {
        assertThat(sources.make("placements places after pairs"))
                .containsExactly(
                        "| grid | pairs | places | pairs / places |",
                        "| --- | ---: | ---: | ---: |",
                        "| 4574 sample, puzzle 1 | 5,254 | 320 | 16.4 |",
                        "| 4574 sample, puzzle 2 | 9,056 | 86 | 105.3 |");
    }

    @Test
    void whereNothingWasPlacedThereIsNoQuotient() {
        assertThat(sources.make("placements bands after cover"))
                .contains("| 2239 sample | 51 | 0 |  |", "| Inkala 2012 | 1,471 | 24 | 61.3 |");
    }

    @Test
    void onlyWhatBothCanDoIsCompared() {
        assertThat(sources.make("placements cover after domino"))
                .hasSize(2 + 2)
                .last()
                .asString()
                .startsWith("| 4574 sample, puzzle 2 | 9,056 | ");
    }

    @Test
    void aStrategyIsAskedForTheFirstInOrder() {
        assertThat(sources.make("in-order mrv bands"))
                .contains("| grid | mrv | bands |", "| --- | ---: | ---: |", "| never in row order | 563 | 102 |");
    }

    @Test
    void whatCannotBeMadeIsNamed() {
        assertThatThrownBy(() -> sources.make("poem 4")).hasMessage("no block can be made from: poem 4");
    }
}
