package sudokukata.strategy.places;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;
import sudokukata.strategy.DominoEvents;
import sudokukata.strategy.TiledBoards;
import sudokukata.strategy.Tilings;

class PlacesStrategyTest {
    private static final SolverStrategy PLACES = Strategies.named("places");
    private static final SolverStrategy DOMINO = Strategies.named("domino");

    @Test
    void findsTheGridsOfTheDominoStrategy() {
        TiledBoards boards = new TiledBoards(1);
        for (int i = 0; i < 150; i++) {
            Sudomino puzzle = boards.puzzle(14 + i % 23);
            assertThat(Tilings.grids(PLACES, puzzle)).as("puzzle %d", i).isEqualTo(Tilings.grids(DOMINO, puzzle));
        }
    }

    @Test
    void needsFewerPlacementsThanReadingOrder() {
        TiledBoards boards = new TiledBoards(2);
        long places = 0;
        long domino = 0;
        for (int i = 0; i < 50; i++) {
            Sudomino puzzle = boards.puzzle(14);
            places += SearchRun.within(Limits.solutions(1)).of(PLACES, puzzle).placements();
            domino += SearchRun.within(Limits.solutions(1)).of(DOMINO, puzzle).placements();
        }
        assertThat(places).isLessThan(domino / 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1000})
    void whatItReportsIsTrue(int wanted) {
        TiledBoards boards = new TiledBoards(3);
        for (int i = 0; i < 100; i++) {
            Sudomino puzzle = boards.puzzle(7 + i % 30);
            DominoEvents events = new DominoEvents(puzzle);
            Outcome outcome = SearchRun.within(new Limits(wanted, 5_000))
                    .watchedBy(events)
                    .of(PLACES, puzzle);
            assertThat(events.decisions()).isEqualTo(outcome.placements());
        }
    }
}
