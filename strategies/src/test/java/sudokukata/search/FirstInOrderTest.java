package sudokukata.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;

class FirstInOrderTest {
    private static final SolverStrategy MRV = Strategies.named("mrv");
    private static final Sudoku SIX_SOLUTIONS =
            new Sudoku(Grid.parse("143608009572139468986004031391042086468910302725863914237481690619000843854396107"));

    /** Grids whose first solution in order the bare strategy misses, or which row-major search does not reach. */
    @ParameterizedTest
    @CsvSource({
        "000000000000000000000000000000000000000000000000000000000000000000000000000000000,"
                + "123456789456789123789123456214365897365897214897214365531642978642978531978531642, 323",
        "001000000200000000003000000400000005005000600600000040007103000800000000009020000,"
                + "741235869256489137983617254412368795375941628698572341527193486834756912169824573, 563",
        "........................................................8.................6......,"
                + "123456789457189236689237145231548697764391528895672314318764952972815463546923871, 749"
    })
    void findsTheSmallestGridAtTheOraclesCost(String clues, String smallest, long placements) {
        Outcome outcome = SearchRun.within(Limits.firstWithin(10_000_000))
                .of(FirstInOrder.of(MRV), new Sudoku(Grid.parse(clues)));
        assertThat(outcome.first()).map(Solution::grid).contains(Grid.parse(smallest));
        assertThat(outcome.placements()).isEqualTo(placements);
    }

    @Test
    void meetsAllSolutionsInOrder() {
        Outcome ordered = SearchRun.within(Limits.solutions(10)).of(FirstInOrder.of(MRV), SIX_SOLUTIONS);
        List<Grid> grids = ordered.solutions().stream().map(Solution::grid).toList();
        assertThat(grids).hasSize(6).isSorted();
        assertThat(ordered.end()).isEqualTo(Outcome.End.EXHAUSTED);
        List<Grid> plain =
                SearchRun.within(Limits.solutions(10)).of(Strategies.named("naive"), SIX_SOLUTIONS).solutions().stream()
                        .map(Solution::grid)
                        .toList();
        assertThat(grids).isEqualTo(plain);
    }

    @Test
    void provesThatThereIsNone() {
        Sudoku none = new Sudoku(
                Grid.parse("530070008600195000098000060800060003400803001700020006060000280000419005000080079"));
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(FirstInOrder.of(MRV), none);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(outcome.solutions()).isEmpty();
    }

    @Test
    void leavesAStrategyAloneThatPromisesTheOrder() {
        SolverStrategy naive = Strategies.named("naive");
        assertThat(FirstInOrder.of(naive)).isSameAs(naive);
        assertThat(FirstInOrder.of(MRV).id()).isEqualTo("mrv");
        assertThat(FirstInOrder.of(MRV).capabilities())
                .containsExactlyInAnyOrder(Capability.SUDOKU, Capability.FIRST_IN_ORDER);
    }
}
