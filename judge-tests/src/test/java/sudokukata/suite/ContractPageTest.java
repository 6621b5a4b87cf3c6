package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.search.Clause;

/** Who puts another implementation under the suite reads the contract in this module's README: it is what is tested. */
class ContractPageTest {
    private static final Pattern ROW = Pattern.compile("\\| (C[0-9]) \\| (.*?) \\| (.*?) \\|");
    private static final Pattern NAME = Pattern.compile("`([a-zA-Z]+)`");

    @ParameterizedTest
    @EnumSource
    void thePageListsEachClauseWithItsTests(Clause clause) throws IOException {
        MatchResult row = Files.readAllLines(CaseLibrary.ofProject().root().resolve("README.md")).stream()
                .flatMap(line -> ROW.matcher(line).results())
                .filter(found -> found.group(1).equals(clause.name()))
                .findFirst()
                .orElseThrow();
        assertThat(row.group(2)).isEqualTo(clause.text());
        List<String> named = NAME.matcher(row.group(3))
                .results()
                .map(found -> found.group(1))
                .toList();
        if (clause == Clause.C9) {
            assertThat(row.group(3)).isEqualTo("ArchUnit, in `lab`");
        } else {
            assertThat(named).containsExactlyInAnyOrderElementsOf(tests(clause)).isNotEmpty();
        }
    }

    private static List<String> tests(Clause clause) {
        return Arrays.stream(StrategyContract.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Covers.class))
                .filter(method -> method.getAnnotation(Covers.class).value() == clause)
                .map(Method::getName)
                .toList();
    }
}
