package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.CaseResult;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.replay.RecordingLimits;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

class ReplayCommandTest {
    private static final String SAMPLE =
            "103000509002109400000704000300502006060000050700803004000401000009205800804000107";

    @TempDir
    private Path folder;

    private Cli replay(String in, String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "replay";
        System.arraycopy(args, 0, all, 1, args.length);
        all[args.length + 1] = "-o";
        all[args.length + 2] = page().toString();
        return Cli.run(in, all);
    }

    private Path page() {
        return folder.resolve("page.html");
    }

    @Test
    void theSampleIsShownIfNothingElseIsNamed() {
        Cli cli = replay("", "2239", "--strategy", "naive", "--against", "mrv");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains("naive: 187 placements, 136 backtracks, STOPPED: a solution was found")
                .contains("All 324 events are kept; nothing is left out.")
                .contains("mrv: 51 placements, 0 backtracks, STOPPED")
                .endsWith("written: " + page() + "; open it in a browser\n");
        assertThat(page()).content().contains("2239 sample/1").contains("asks it as an oracle");
    }

    @Test
    void thePageNeedsNothingFromElsewhere() {
        replay("", "4574", "--strategy", "places", "--puzzle", "2");
        assertThat(page())
                .content()
                .contains("default-src 'none'", "puzzle 2 of 2")
                .doesNotContain("http:", "https:", "//cdn", "@import", " src=", "url(")
                .doesNotContain("/*style*/", "/*script*/", "/*data*/");
    }

    @ParameterizedTest
    @CsvSource({"81 digits on a line, false", "nine lines, true"})
    void readsAJudgesInputAndWhatIsPasted(String name, boolean lines) {
        String text = lines ? SAMPLE.replaceAll("(.{9})", "$1\n") : SAMPLE.replace('0', '.');
        Cli cli = replay(text, "2239", "-", "--strategy", "naive", "--limit", "2");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).contains("EXHAUSTED: everything was tried: there is exactly one solution");
    }

    @Test
    void theLineOfAFailureWorksAsItIs() {
        CaseResult result = CaseLibrary.ofProject().judged(Problems.numbered("2239")).stream()
                .map(judgeCase -> new StrategyJudge().judgeAsIs(Strategies.named("mrv"), judgeCase))
                .filter(judged -> judged.verdict() != Verdict.AC)
                .findFirst()
                .orElseThrow();
        String message = FailureMessage.of(result);
        String line = message.substring(message.lastIndexOf('\n') + 1);
        assertThat(line).startsWith("watch: ./kata replay 2239 --strategy mrv --case secret/");
        String[] words = line.substring("watch: ./kata replay ".length()).split(" ");
        assertThat(replay("", words).exit()).isZero();
        assertThat(page()).content().contains("2239 " + result.judgeCase().id());
    }

    @Test
    void aLongSearchSaysWhatIsLeftOut() {
        String hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        Cli cli = replay(hard, "2239", "-", "--strategy", "naive", "--budget", "5000", "--events", "1000");
        assertThat(cli.out())
                .contains("OUT OF BUDGET: the budget of 5,000 placements is spent with 0 solutions found")
                .containsPattern("[0-9]{3} of 9,9[0-9]{2} events are kept: the first 4[0-9]{2}, the last 3[0-9]{2}, and"
                        + " [0-9]+ in [0-9]+ stretches between. [0-9],[0-9]{3} are left out; the counts are of all.");
    }

    @Test
    void wrongCallsAreToldInALine() throws Exception {
        assertThat(replay("", "2239").err()).contains("--strategy");
        assertThat(replay("", "2239", "--strategy", "domino").err()).contains("cannot do problem 2239");
        assertThat(replay("", "2239", "--strategy", "yours").err()).contains("'yours' is not started");
        assertThat(replay("", "2239", "--strategy", "naive", "--against", "yours")
                        .err())
                .contains("'yours' is not started");
        assertThat(replay("", "2239", "--strategy", "naive", "--case", "secret/none")
                        .err())
                .isEqualTo("kata: problem 2239 has no case 'secret/none'; a case is named such as sample/1 or"
                        + " secret/blank/01-last-cell\n");
        assertThat(replay("", "4574", "--strategy", "places", "--puzzle", "3").err())
                .contains("--puzzle is 1..2, not 3");
        assertThat(replay("", "2239", "-", "--case", "sample/1", "--strategy", "mrv")
                        .err())
                .contains("a file or a case, not both");
        assertThat(replay("", "2239", "-", "--strategy", "mrv").err()).contains("no puzzle found");
        assertThat(replay("12x", "2239", "-", "--strategy", "mrv").err()).contains("line 1, column 3");
        assertThat(replay("", "2239", "--strategy", "mrv", "--events", "9").err())
                .contains("--events is at least 10");
        Files.createDirectory(page());
        Cli cli = replay("", "2239", "--strategy", "mrv");
        assertThat(cli.err()).contains("cannot be written", "it is a folder");
        assertThat(cli.exit()).isEqualTo(ExitCode.UNREADABLE);
    }

    @Test
    void ofManyPuzzlesTheFirstThatGoesWrongIsShown() throws Exception {
        SolverStrategy right = Strategies.named("places");
        SolverStrategy tiredAfterOne = new SolverStrategy() {
            private int runs;

            @Override
            public String id() {
                return "tired";
            }

            @Override
            public Set<Capability> capabilities() {
                return right.capabilities();
            }

            @Override
            public void search(Sudomino puzzle, Search search) {
                runs++;
                if (runs == 1) {
                    right.search(puzzle, search);
                }
            }
        };
        Replayed input = Replayed.read(Problems.numbered("4574"), null, null, null);
        assertThat(input.firstWrong(tiredAfterOne, Limits.firstWithin(10_000), RecordingLimits.events(10)))
                .isEqualTo(1);
        assertThat(input.firstWrong(right, Limits.firstWithin(10_000), RecordingLimits.events(10)))
                .isZero();
        assertThat(input.title(1)).isEqualTo("4574 sample/1, puzzle 2 of 2");
    }

    @Test
    void aPageGoesToStandardOutputForADash() {
        Cli cli = Cli.run("", "replay", "2239", "--strategy", "naive", "-o", "-");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).startsWith("<!doctype html>").contains("</html>");
        assertThat(Path.of("-")).doesNotExist();
    }
}
