package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GridTest {
    private static final String TEXT =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void readsAndWritesEightyOneCharacters() {
        Grid grid = Grid.parse(TEXT);
        assertThat(grid).hasToString(TEXT).isEqualTo(Grid.parse(TEXT.replace('.', '0')));
        assertThat(grid.digit(0)).isEqualTo(5);
        assertThat(grid.digit(80)).isEqualTo(9);
        assertThat(grid.isBlank(2)).isTrue();
        assertThat(grid.blanks()).isEqualTo(51);
        assertThat(grid.isComplete()).isFalse();
    }

    @Test
    void refusesAnythingElse() {
        assertThatThrownBy(() -> Grid.parse(TEXT + "1")).hasMessage("a grid has 81 cells, not 82");
        assertThatThrownBy(() -> Grid.parse(TEXT.replace('5', 'x'))).hasMessageContaining("character 1 is 'x'");
        int[] digits = new int[81];
        digits[10] = 10;
        assertThatThrownBy(() -> Grid.of(digits)).hasMessage("r2c2 holds 10, not 0..9");
        digits[10] = -1;
        assertThatThrownBy(() -> Grid.of(digits)).hasMessage("r2c2 holds -1, not 0..9");
    }

    @Test
    void sharesItsDigitsWithNobody() {
        int[] digits = new int[81];
        Grid grid = Grid.of(digits);
        digits[0] = 7;
        grid.toArray()[0] = 8;
        Grid changed = grid.with(0, 9);
        assertThat(grid.digit(0)).isZero();
        assertThat(changed.digit(0)).isEqualTo(9);
    }

    @Test
    void candidatesAreWhatNoPeerHolds() {
        Grid grid = Grid.parse(TEXT);
        assertThat(grid.candidates(2)).isEqualTo(0b000_001_011); // r1c3 can be 1, 2 or 4
        assertThat(grid.candidates(40)).as("r5c5").isEqualTo(0b000_010_000);
        assertThat(Grid.of(new int[81]).candidates(80)).isEqualTo(0b111_111_111);
        assertThat(Grid.parse("1234567.." + "......8.." + ".......9." + ".".repeat(54))
                        .candidates(7))
                .isZero();
    }

    @Test
    void isOrderedAsTheNumberItSpells() {
        Grid blank = Grid.of(new int[81]);
        assertThat(blank.with(80, 9)).isLessThan(blank.with(0, 1)).isGreaterThan(blank.with(80, 8));
        assertThat(blank.with(3, 3)).isEqualByComparingTo(blank.with(3, 3)).hasSameHashCodeAs(blank.with(3, 3));
        assertThat(blank).isNotEqualTo(blank.with(3, 3)).isNotEqualTo("");
    }
}
