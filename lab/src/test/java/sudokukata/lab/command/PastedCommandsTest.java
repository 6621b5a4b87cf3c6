package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;

class PastedCommandsTest {
    private static final String NEWSPAPER =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String TWO =
            "349618572782359...651742389273895...195476238864231957527164893918523764436987125";

    @Test
    void solvesWhatIsPasted() {
        assertThat(Cli.run(NEWSPAPER, "solve")).isEqualTo(new Cli(0, SOLVED + "\n", ""));
        Cli many = Cli.run(NEWSPAPER + "\n" + TWO + "\n55" + NEWSPAPER.substring(2) + "\n1234567\n", "solve");
        assertThat(many.exit()).isEqualTo(2);
        assertThat(many.out().lines()).hasSize(2).first().isEqualTo(SOLVED);
        assertThat(many.err())
                .contains("kata: line 2: several solutions; the first met is shown")
                .contains("kata: line 3: no solution: row 1 has 5 twice, at r1c1 and r1c2")
                .contains("kata: line 4: expected a row of 9 cells, found 7");
        assertThat(Cli.run(NEWSPAPER, "solve", "--strategy", "naive", "--budget", "3")
                        .exit())
                .isEqualTo(3);
    }

    @Test
    void validatesOnePuzzle() {
        assertThat(Cli.run(NEWSPAPER, "validate")).isEqualTo(new Cli(0, "line 1: 30 clues, one solution\n", ""));
        assertThat(Cli.run(TWO, "validate").out())
                .isEqualTo("line 1: 75 clues, at least two solutions: r2c7 can be 4 or 6\n");
    }

    @Test
    void validatesManyWithASummary() {
        Cli cli = Cli.run(NEWSPAPER + "\n" + TWO + "\n1234567\n", "validate");
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out())
                .endsWith("line 3: cannot be read: expected a row of 9 cells, found 7\n"
                        + "3 puzzles: 1 with one solution, 1 with several, 0 with none, 0 given up, 1 that cannot be"
                        + " read\n");
    }

    @Test
    void checksTheSolutionThatACsvFileClaims() {
        String csv = "puzzle,solution\n" + NEWSPAPER + "," + SOLVED + "\n" + NEWSPAPER + "," + SOLVED.replace('5', '6');
        assertThat(Cli.run(csv, "validate").out())
                .contains("line 2: 30 clues, one solution; the solution beside it is right")
                .contains("line 3: 30 clues, one solution; the solution beside it is not the one found");
    }

    @Test
    void countsTheGridsOfASudominokuAndNotItsTilings() {
        String sample =
                CaseLibrary.ofProject().judged(Problems.numbered("4574")).get(0).input();
        Cli cli = Cli.run(sample, "validate");
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).contains("line 1: 29 clues, one solution", "line 13: 31 clues, one solution");
    }

    @Test
    void anEmptyTextIsNoPuzzle() {
        assertThat(Cli.run("", "validate"))
                .isEqualTo(new Cli(2, "", "kata: no puzzle found: expected 81 cells on a line, or 9 lines of 9\n"));
        assertThat(Cli.run("\n", "solve").exit()).isEqualTo(2);
        assertThat(Cli.run("# only words\n", "solve").err()).contains("no puzzle found");
    }
}
