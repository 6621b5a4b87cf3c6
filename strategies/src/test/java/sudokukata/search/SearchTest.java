package sudokukata.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;

/** A run, driven by strategies that follow a script. */
class SearchTest {
    private static final Grid SOLVED =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
    private static final Grid OTHER =
            Grid.parse("142638579573129468986754231391542786468917352725863914237481695619275843854396127");
    private static final Sudoku PUZZLE = new Sudoku(SOLVED.with(0, 0).with(1, 0));

    private interface Script {
        void play(Sudoku puzzle, Search search);
    }

    private static SolverStrategy scripted(Script script) {
        return new SolverStrategy() {
            @Override
            public String id() {
                return "scripted";
            }

            @Override
            public Set<Capability> capabilities() {
                return Set.of(Capability.SUDOKU);
            }

            @Override
            public void search(Sudoku puzzle, Search search) {
                script.play(puzzle, search);
            }
        };
    }

    private static Outcome run(Limits limits, Script script) {
        return SearchRun.within(limits).of(scripted(script), PUZZLE);
    }

    @Test
    void countsPlacementsAndKeepsTheSolutionThatStopsIt() {
        Outcome outcome = run(Limits.solutions(1), (puzzle, search) -> {
            search.place(0, 1);
            search.place(1, 4);
            assertThat(search.found(SOLVED.toArray())).isTrue();
        });
        assertThat(outcome.end()).isEqualTo(Outcome.End.STOPPED);
        assertThat(outcome.placements()).isEqualTo(2);
        assertThat(outcome.first()).map(Solution::grid).contains(SOLVED);
    }

    @Test
    void aSearchThatReturnsByItselfHasTriedEverything() {
        Outcome one = run(
                Limits.solutions(2),
                (puzzle, search) -> assertThat(search.found(SOLVED.toArray())).isFalse());
        assertThat(one.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(one.solutions()).hasSize(1);
        Outcome none = run(Limits.solutions(1), (puzzle, search) -> {});
        assertThat(none.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(none.solutions()).isEmpty();
    }

    // docs:begin sample
    @Test
    void theBudgetEndsARunWithoutTheStrategysHelp() {
        Outcome outcome = run(new Limits(1, 3), (puzzle, search) -> {
            while (true) {
                search.place(0, 1);
                search.undo(0);
            }
        });
        assertThat(outcome.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        assertThat(outcome.placements()).isEqualTo(3);
    }
    // docs:end sample

    @Test
    void solutionsFoundBeforeTheBudgetEndedStand() {
        Outcome outcome = run(new Limits(2, 0), (puzzle, search) -> {
            search.found(SOLVED.toArray());
            search.place(0, 1);
        });
        assertThat(outcome.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        assertThat(outcome.solutions()).hasSize(1);
    }

    @Test
    void aGridHandedOverAgainIsARepeat() {
        Outcome outcome = run(Limits.solutions(3), (puzzle, search) -> {
            search.found(SOLVED.toArray());
            assertThat(search.found(SOLVED.toArray())).isFalse();
            search.found(OTHER.toArray());
        });
        assertThat(outcome.repeats()).isEqualTo(1);
        assertThat(outcome.solutions()).hasSize(2);
    }

    @Test
    void oneSolutionTooManyShowsThatTheStrategyDidNotStop() {
        Outcome outcome = run(Limits.solutions(1), (puzzle, search) -> {
            search.found(SOLVED.toArray());
            assertThat(search.found(OTHER.toArray())).isTrue();
            search.found(OTHER.with(0, 2).toArray());
        });
        assertThat(outcome.end()).isEqualTo(Outcome.End.STOPPED);
        assertThat(outcome.solutions()).hasSize(2);
    }

    @Test
    void theDigitsHandedOverAreCopied() {
        Outcome outcome = run(Limits.solutions(1), (puzzle, search) -> {
            int[] digits = SOLVED.toArray();
            search.found(digits);
            digits[0] = 9;
        });
        assertThat(outcome.first()).map(Solution::grid).contains(SOLVED);
    }

    @Test
    void clashingCluesAreAnsweredWithoutASearch() {
        SolverStrategy never = scripted((puzzle, search) -> {
            throw new AssertionError("searched");
        });
        Sudoku clashing = new Sudoku(Grid.of(new int[81]).with(0, 5).with(1, 5));
        Outcome outcome = SearchRun.within(Limits.solutions(1)).of(never, clashing);
        assertThat(outcome.end()).isEqualTo(Outcome.End.EXHAUSTED);
        assertThat(outcome.clash()).isPresent();
    }

    @Test
    void aKindOfPuzzleThatAStrategyCannotDoIsRefusedByName() {
        Sudomino sudomino = new Sudomino(List.of(), List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
        SolverStrategy sudokuOnly = scripted((puzzle, search) -> {});
        assertThatThrownBy(() -> SearchRun.within(Limits.solutions(1)).of(sudokuOnly, sudomino))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("strategy 'scripted' does not solve a Sudominoku; it promises [SUDOKU]");
        SolverStrategy nothing = Strategies.named("domino");
        assertThatThrownBy(() -> SearchRun.within(Limits.solutions(1)).of(nothing, PUZZLE))
                .hasMessageContaining("'domino' does not solve a Sudoku");
    }

    @Test
    void anOracleWorksOnTheSameBudgetUnseen() {
        List<Event> events = new ArrayList<>();
        SolverStrategy asks = scripted((puzzle, search) -> {
            assertThat(search.ask(Strategies.named("mrv"), PUZZLE)).isPresent();
            assertThat(search.ask(Strategies.named("mrv"), new Sudoku(SOLVED.with(0, 4))))
                    .isEmpty();
            search.ask(Strategies.named("mrv"), PUZZLE);
        });
        Outcome outcome =
                SearchRun.within(new Limits(1, 3)).watchedBy(events::add).of(asks, PUZZLE);
        assertThat(outcome.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        assertThat(outcome.placements()).isEqualTo(3);
        assertThat(events).isEmpty();
    }

    @Test
    void aLongSearchGivesSignsOfLife() {
        int[] beats = new int[1];
        SolverStrategy busy = scripted((puzzle, search) -> {
            for (int i = 0; i < 200_000; i++) {
                search.place(0, 1);
                search.undo(0);
            }
            search.ask(Strategies.named("mrv"), PUZZLE);
        });
        Outcome outcome = SearchRun.within(Limits.solutions(1))
                .withHeartbeat(() -> beats[0]++)
                .of(busy, PUZZLE);
        assertThat(outcome.placements()).isEqualTo(200_002);
        assertThat(beats[0]).isEqualTo(3);
        assertThat(SearchRun.within(new Limits(1, 70_000))
                        .withHeartbeat(() -> beats[0]++)
                        .of(busy, PUZZLE)
                        .placements())
                .isEqualTo(70_000);
    }

    @Test
    void limitsAreSensible() {
        assertThatThrownBy(() -> new Limits(0, 1)).hasMessageContaining("at least one solution");
        assertThatThrownBy(() -> new Limits(1, -1)).hasMessageContaining("-1");
    }

    @Test
    void anObserverSeesEverythingInOrder() {
        List<Event> events = new ArrayList<>();
        SolverStrategy talkative = scripted((puzzle, search) -> {
            assertThat(search.observed()).isTrue();
            search.place(0, 1);
            search.deduce(1, 4);
            search.found(SOLVED.toArray());
            search.undo(0);
            search.branch();
            search.unbranch();
            search.place(3, 6, 4, 2);
            search.undo(3, 4);
        });
        SearchRun.within(Limits.solutions(2)).watchedBy(events::add).of(talkative, PUZZLE);
        assertThat(events)
                .containsExactly(
                        Event.place(0, 1),
                        Event.deduce(1, 4),
                        Event.found(new Solution(SOLVED, Optional.empty())),
                        Event.undo(0),
                        Event.branch(),
                        Event.unbranch(),
                        Event.place(3, 6, 4, 2),
                        Event.undo(3, 4));
    }

    @Test
    void nobodyWatchesUnlessAsked() {
        run(
                Limits.solutions(1),
                (puzzle, search) -> assertThat(search.observed()).isFalse());
    }
}
