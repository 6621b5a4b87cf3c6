package sudokukata.lab.learner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewStrategyTest {
    private static final String SERVICE =
            "strategies/src/main/resources/META-INF/services/sudokukata.search.SolverStrategy";

    @TempDir
    private Path project;

    @BeforeEach
    void aProjectWithAServiceFile() throws IOException {
        Files.createDirectories(project.resolve(SERVICE).getParent());
        Files.writeString(project.resolve(SERVICE), "first.Strategy\n");
    }

    @Test
    void makesClassTestPageAndLine() throws IOException {
        assertThat(new NewStrategy(project, "two-way", false).write())
                .containsExactly(
                        "strategies/src/main/java/sudokukata/strategy/twoway/TwoWayStrategy.java",
                        "judge-tests/src/test/java/sudokukata/suite/TwoWayStrategyTest.java",
                        "docs/learn/walkthroughs/two-way.md",
                        SERVICE);
        assertThat(project.resolve(SERVICE)).hasContent("first.Strategy\nsudokukata.strategy.twoway.TwoWayStrategy\n");
        assertThat(project.resolve("strategies/src/main/java/sudokukata/strategy/twoway/TwoWayStrategy.java"))
                .content()
                .contains("package sudokukata.strategy.twoway;", "class TwoWayStrategy", "return \"two-way\";");
        assertThat(project.resolve("docs/learn/walkthroughs/two-way.md"))
                .content()
                .contains(
                        "## The problem\n",
                        "## Test first\n",
                        "](../../../strategies/src/main/java/sudokukata/strategy/twoway/TwoWayStrategy.java)",
                        "## Watch it\n",
                        "./kata replay 2239 --strategy two-way");
    }

    @Test
    void aLearnersOwnMeetsTheLevels() throws IOException {
        new NewStrategy(project, "alice", true).write();
        assertThat(project.resolve("judge-tests/src/test/java/sudokukata/suite/AliceStrategyTest.java"))
                .content()
                .contains("extends LearnerContract", "@Tag(\"alice\")");
        assertThat(project.resolve("strategies/src/main/java/sudokukata/learner/alice/AliceStrategy.java"))
                .content()
                .contains("./kata yours --strategy alice", "throw new NotStarted();");
        assertThat(project.resolve("docs")).doesNotExist();
    }

    @Test
    void overwritesNothing() throws IOException {
        new NewStrategy(project, "alice", true).write();
        assertThatThrownBy(() -> new NewStrategy(project, "alice", true).write())
                .hasMessageEndingWith("AliceStrategy.java is there already");
        assertThat(project.resolve(SERVICE)).content().containsOnlyOnce("Alice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Alice", "1st", "a b", "a--b", "-a", "a-", "ä"})
    void aNameThatIsNoIdIsRefused(String name) {
        assertThat(NewStrategy.complaint(name)).contains("'" + name + "' is no id");
    }

    @Test
    void theTemplateIsTheStubThatStandsHere() throws IOException {
        new NewStrategy(project, "yours", true).write();
        String made = Files.readString(
                project.resolve("strategies/src/main/java/sudokukata/learner/yours/YoursStrategy.java"));
        String stub =
                Files.readString(Path.of("../strategies/src/main/java/sudokukata/learner/yours/YourStrategy.java"));
        assertThat(made.replaceFirst("/\\*\\* .*", "").replace("YoursStrategy", "YourStrategy"))
                .isEqualTo(stub.replaceFirst("/\\*\\* .*", ""));
    }
}
