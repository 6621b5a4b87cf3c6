package sudokukata.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

class ScoreboardTest {
    private static CaseResult result(String strategy, Problem problem, String group, Verdict verdict, long placements) {
        JudgeCase judgeCase = new JudgeCase(problem, group, "1", Path.of(""), "purpose", "hint");
        Ruling ruling = verdict == Verdict.AC ? Ruling.ACCEPTED : Ruling.of(verdict, Fault.of(Demand.BUDGET, "spent"));
        return new CaseResult(strategy, judgeCase, ruling, new Work(placements, 10_000_000));
    }

    private static final List<CaseResult> RESULTS = List.of(
            result("naive", Problems.numbered("2239"), "sample", Verdict.AC, 187),
            result("naive", Problems.numbered("2239"), "sample", Verdict.AC, 13),
            result("naive", Problems.numbered("2239"), "beyond/roworder", Verdict.OVER, 10_000_000),
            result("domino", Problems.numbered("4574"), "sample", Verdict.AC, 14_310));

    private static Scoreboard board() {
        Scoreboard scoreboard = new Scoreboard();
        RESULTS.forEach(scoreboard::add);
        return scoreboard;
    }

    @Test
    void summarizesAStrategyInALine() {
        assertThat(board().toSummary()).isEqualTo("""
                        strategy  2239  2239 beyond  2580  4574  cases  placements    time
                        naive     AC    OVER         -     -         3  10,000,200  0.03 s
                        domino    -     -            -     AC        1      14,310  0.01 s""");
    }

    @Test
    void showsEachGroupOnALine() {
        assertThat(board().toText()).isEqualTo("""
                        strategy  problem  group            verdicts  placements    time
                        naive     2239     sample           AC 2             200  0.02 s
                        naive     2239     beyond/roworder  OVER 1    10,000,000  0.01 s
                        domino    4574     sample           AC 1          14,310  0.01 s""");
    }

    @Test
    void addsUpByGroup() {
        Scoreboard.Row row = board().rows().get(new Scoreboard.Key("naive", Problems.numbered("2239"), "sample"));
        assertThat(row.count(Verdict.AC)).isEqualTo(2);
        assertThat(row.count(Verdict.WA)).isZero();
        assertThat(row.work()).isEqualTo(new Work(200, 20_000_000));
        assertThat(new Scoreboard().isEmpty()).isTrue();
    }

    @Test
    void writesVerdictsForMachines(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("new/verdicts.json");
        VerdictsJson.write(RESULTS, List.of(new VerdictsJson.LearnerLevel("alice", 3, 13, "alice | 2580")), file);
        assertThat(Files.readString(file))
                .startsWith(
                        "[\n  {\n    \"strategy\": \"alice\",\n    \"passed\": 3,\n    \"levels\": 13,\n    \"open\": \"alice | 2580\"")
                .contains("  {\n    \"strategy\": \"naive\",\n    \"problem\": 2239,\n    \"case\": \"sample/1\",")
                .contains("\"verdict\": \"OVER\",\n    \"rule\": \"budget: ", "\"reason\": \"spent\"")
                .contains("\"placements\": 14310", "\"millis\": 10")
                .endsWith("]\n");
    }
}
