package sudokukata.strategy.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
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
            Outcome outcome = Search.run(PAIRS, puzzle, new Limits(1000, 20_000), events);
            assertThat(outcome).isEqualTo(Search.run(DOMINO, puzzle, new Limits(1000, 20_000), expected));
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
            assertThat(Search.run(PAIRS, puzzle, limits)).isEqualTo(Search.run(DOMINO, puzzle, limits));
        }
    }
}
