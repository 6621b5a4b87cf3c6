package sudokukata.strategy.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import sudokukata.strategy.TiledBoards;

/** Each rule against its plain definition, on boards on which more is impossible than the clues say. */
class RulesTest {
    private static final int BOARDS = 150;

    /**
     * Applies a rule and its plain definition to the same boards; where there is no contradiction, the boards are
     * equal after.
     */
    private static void compare(Function<Board, Boolean> rule, Function<PlainBoard, Boolean> definition) {
        TiledBoards boards = new TiledBoards(11);
        Random random = new Random(11);
        int[] verdicts = new int[2];
        for (int i = 0; i < BOARDS; i++) {
            Board board = PlainBoard.randomBoard(boards.puzzle(i % 37), random);
            if (i % 3 == 0 && !new Propagation().run(board) || i % 3 == 1 && !NakedSingles.apply(board)) {
                continue;
            }
            PlainBoard expected = PlainBoard.of(board);
            board.changed = Words.ALL_DIGITS;
            boolean verdict = definition.apply(expected);
            assertThat(rule.apply(board)).as("verdict on board %d", i).isEqualTo(verdict);
            if (verdict) {
                assertThat(PlainBoard.of(board)).as("board %d", i).isEqualTo(expected);
            }
            verdicts[verdict ? 1 : 0]++;
        }
        assertThat(verdicts[1]).as("boards without contradiction").isGreaterThan(BOARDS / 4);
    }

    private static boolean isSound(Effect effect) {
        return effect != Effect.CONTRADICTION;
    }

    @Test
    void rule1NakedSingles() {
        compare(NakedSingles::apply, PlainRules::nakedSingles);
    }

    @Test
    void rule2HiddenSingles() {
        compare(board -> isSound(HiddenSingles.apply(board)), PlainRules::hiddenSingles);
    }

    @Test
    void rule3Edges() {
        compare(board -> isSound(Edges.apply(board)), PlainRules::edges);
    }

    @Test
    void rule4Supports() {
        compare(board -> isSound(new Supports().apply(board)), PlainRules::supports);
    }

    @Test
    void rule5DominoSingles() {
        compare(board -> isSound(new DominoSingles().apply(board)), plain -> PlainRules.dominoSingles(plain) != -1);
    }

    @Test
    void rule5FindsTheDominoWithTheFewestPlaces() {
        TiledBoards boards = new TiledBoards(12);
        for (int i = 0; i < 50; i++) {
            Board board = PlainBoard.randomBoard(boards.puzzle(i % 12), new Random(i));
            Propagation propagation = new Propagation();
            if (propagation.run(board) && board.free > 0) {
                DominoSingles dominoes = propagation.dominoes();
                assertThat(dominoes.fewest()).isEqualTo(PlainRules.dominoSingles(PlainBoard.of(board)));
                assertThat(board.places().look(board, dominoes.smaller(), dominoes.larger()))
                        .isEqualTo(dominoes.fewest());
            }
        }
    }

    @Test
    void anEffectTellsWhetherSomethingChanged() {
        TiledBoards boards = new TiledBoards(13);
        for (int i = 0; i < 50; i++) {
            Board board = PlainBoard.randomBoard(boards.puzzle(i % 20), new Random(i));
            if (!new Propagation().run(board)) {
                continue;
            }
            PlainBoard before = PlainBoard.of(board);
            board.changed = Words.ALL_DIGITS;
            assertThat(NakedSingles.apply(board)).isTrue();
            if (board.free > 0) {
                assertThat(Edges.apply(board)).isEqualTo(Effect.NONE);
                assertThat(new Supports().apply(board)).isEqualTo(Effect.NONE);
                assertThat(HiddenSingles.apply(board)).isEqualTo(Effect.NONE);
                assertThat(new DominoSingles().apply(board)).isEqualTo(Effect.NONE);
            }
            assertThat(PlainBoard.of(board)).isEqualTo(before);
        }
    }
}
