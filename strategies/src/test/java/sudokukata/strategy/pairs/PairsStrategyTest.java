package sudokukata.strategy.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.strategy.DominoEvents;
import sudokukata.strategy.TiledBoards;

class PairsStrategyTest {
    private static final SolverStrategy PAIRS = Strategies.named("pairs");
    private static final SolverStrategy DOMINO = Strategies.named("domino");

    // docs:begin same-tree
    @Test
    void walksTheVeryTreeOfTheDominoStrategy() {
        TiledBoards boards = new TiledBoards(1);
        for (int i = 0; i < 150; i++) {
            Sudomino puzzle = boards.puzzle(16 + i % 21);
            DominoEvents events = new DominoEvents(puzzle);
            DominoEvents expected = new DominoEvents(puzzle);
            Outcome outcome =
                    SearchRun.within(new Limits(1000, 20_000)).watchedBy(events).of(PAIRS, puzzle);
            assertThat(outcome)
                    .isEqualTo(SearchRun.within(new Limits(1000, 20_000))
                            .watchedBy(expected)
                            .of(DOMINO, puzzle));
            assertThat(events.placements()).isEqualTo(expected.placements());
        }
    }
    // docs:end same-tree

    @Test
    void countsAsTheDominoStrategyWhereLittleIsGiven() {
        TiledBoards boards = new TiledBoards(2);
        for (int tiles = 0; tiles < 16; tiles++) {
            Sudomino puzzle = boards.puzzle(tiles);
            Limits limits = new Limits(2, 50_000);
            assertThat(SearchRun.within(limits).of(PAIRS, puzzle))
                    .isEqualTo(SearchRun.within(limits).of(DOMINO, puzzle));
        }
    }
}
