package sudokukata.strategy.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.strategy.DominoEvents;
import sudokukata.strategy.TiledBoards;
import sudokukata.strategy.Tilings;

/** What the strategy hands over, against the domino strategy, a plain enumerator, and itself on turned boards. */
class PropagationStrategyTest {
    private static final SolverStrategy PROPAGATION = Strategies.named("propagation");
    private static final SolverStrategy DOMINO = Strategies.named("domino");

    @Test
    void findsTheGridsOfTheDominoStrategy() {
        TiledBoards boards = new TiledBoards(1);
        for (int i = 0; i < 300; i++) {
            Sudomino puzzle = boards.puzzle(15 + i % 22);
            assertThat(Tilings.grids(PROPAGATION, puzzle)).as("puzzle %d", i).isEqualTo(Tilings.grids(DOMINO, puzzle));
        }
    }

    @Test
    void findsTheGridsOfAPlainEnumerator() {
        TiledBoards boards = new TiledBoards(2);
        int several = 0;
        for (int i = 0; i < 200; i++) {
            Sudomino puzzle = boards.puzzle(13 + i % 24);
            Set<String> grids = Tilings.grids(PROPAGATION, puzzle);
            assertThat(grids).as("puzzle %d", i).isEqualTo(PlainEnumerator.grids(puzzle));
            several += grids.size() > 1 ? 1 : 0;
        }
        assertThat(several).as("puzzles with several grids").isGreaterThan(5);
    }

    @Test
    void findsNothingInPuzzlesThatHaveNothing() {
        TiledBoards boards = new TiledBoards(3);
        Random random = new Random(3);
        int none = 0;
        for (int i = 0; i < 200; i++) {
            Sudomino puzzle = withTwoSinglesSwapped(boards.puzzle(8 + i % 20), random);
            if (puzzle.clash().isEmpty()) {
                Set<String> grids = Tilings.grids(PROPAGATION, puzzle);
                assertThat(grids).as("puzzle %d", i).isEqualTo(Tilings.grids(Strategies.named("places"), puzzle));
                none += grids.isEmpty() ? 1 : 0;
            }
        }
        assertThat(none).as("puzzles without a grid").isGreaterThan(20);
    }

    private static Sudomino withTwoSinglesSwapped(Sudomino puzzle, Random random) {
        List<Integer> singles = new ArrayList<>(puzzle.singles());
        Collections.swap(singles, random.nextInt(9), random.nextInt(9));
        return new Sudomino(puzzle.tiles(), singles);
    }

    @Test
    void findsManyGrids() {
        TiledBoards boards = new TiledBoards(4);
        for (int tiles = 0; tiles < 5; tiles++) {
            Sudomino puzzle = boards.puzzle(tiles);
            Outcome outcome = SearchRun.within(new Limits(5, 500_000)).of(PROPAGATION, puzzle);
            outcome.solutions().forEach(solution -> Tilings.assertIsSolution(solution, puzzle));
            assertThat(outcome.end()).as("%d given tiles", tiles).isEqualTo(Outcome.End.STOPPED);
            assertThat(outcome.solutions()).hasSize(5);
        }
    }

    @Test
    void theGridsMoveWithTheBoard() {
        TiledBoards boards = new TiledBoards(5);
        for (int i = 0; i < 200; i++) {
            Sudomino puzzle = boards.puzzle(8 + i % 12);
            TiledBoards.Symmetry symmetry = boards.randomSymmetry();
            Set<String> moved = Tilings.grids(PROPAGATION, puzzle).stream()
                    .map(symmetry::apply)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(Tilings.grids(PROPAGATION, symmetry.apply(puzzle))).isEqualTo(moved);
        }
    }

    @Test
    void handsACompletePuzzleBackWithoutAGuess() {
        Outcome outcome = SearchRun.within(Limits.solutions(2)).of(PROPAGATION, new TiledBoards(6).puzzle(36));
        assertThat(outcome.placements()).isZero();
        assertThat(outcome.solutions()).hasSize(1);
    }

    @Test
    void laysTheLastTileWithoutAGuess() {
        TiledBoards boards = new TiledBoards(7);
        for (int i = 0; i < 50; i++) {
            assertThat(SearchRun.within(Limits.solutions(2))
                            .of(PROPAGATION, boards.puzzle(35))
                            .placements())
                    .isZero();
        }
    }

    @Test
    void handsOverOneTilingOfAGridThatIsKnown() {
        TiledBoards boards = new TiledBoards(8);
        for (int i = 0; i < 100; i++) {
            Sudomino puzzle = boards.puzzle(20);
            Grid grid = SearchRun.within(Limits.solutions(1))
                    .of(PROPAGATION, puzzle)
                    .first()
                    .orElseThrow()
                    .grid();
            Outcome outcome = SearchRun.within(Limits.solutions(2)).of(PROPAGATION, puzzle);
            assertThat(outcome.solutions().get(0).grid()).isEqualTo(grid);
            assertThat(outcome.repeats()).isLessThan(3);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 1000})
    void whatItReportsIsTrue(int wanted) {
        TiledBoards boards = new TiledBoards(9);
        for (int i = 0; i < 150; i++) {
            Sudomino puzzle = boards.puzzle(7 + i % 30);
            DominoEvents events = new DominoEvents(puzzle);
            Outcome watched = SearchRun.within(new Limits(wanted, 20_000))
                    .watchedBy(events)
                    .of(PROPAGATION, puzzle);
            assertThat(events.decisions()).isEqualTo(watched.placements());
            assertThat(SearchRun.within(new Limits(wanted, 20_000)).of(PROPAGATION, puzzle))
                    .as("the same, whether or not somebody watches")
                    .isEqualTo(watched);
        }
    }

    @Test
    void whatItReportsIsTrueWhenHardlyAnythingIsGiven() {
        TiledBoards boards = new TiledBoards(10);
        for (int tiles = 0; tiles < 7; tiles++) {
            Sudomino puzzle = boards.puzzle(tiles);
            SearchRun.within(new Limits(100, 3_000))
                    .watchedBy(new DominoEvents(puzzle))
                    .of(PROPAGATION, puzzle);
        }
    }
}
