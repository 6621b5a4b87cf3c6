package sudokukata.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SudominoTest {
    private static final List<Integer> SINGLES =
            IntStream.range(0, 9).map(d -> 72 + d).boxed().toList();

    @Test
    void laysItsTilesAndSinglesAsClues() {
        Sudomino puzzle = new Sudomino(List.of(new Tile(0, 5, 9, 2)), SINGLES);
        assertThat(puzzle.clues().toString()).startsWith("5........2").endsWith("123456789");
        assertThat(puzzle.clash()).isEmpty();
        assertThat(puzzle.single(3)).isEqualTo(74);
        assertThat(puzzle).isEqualTo(new Sudomino(List.of(new Tile(0, 5, 9, 2)), SINGLES));
        assertThat(puzzle)
                .isNotEqualTo(new Sudomino(List.of(), SINGLES))
                .hasSameHashCodeAs(new Sudomino(List.of(new Tile(0, 5, 9, 2)), SINGLES));
    }

    @Test
    void findsAClashAmongItsClues() {
        Sudomino puzzle = new Sudomino(List.of(new Tile(0, 1, 1, 2)), SINGLES);
        assertThat(puzzle.clash()).contains(new Clash(new Unit(Unit.Type.COLUMN, 0), 1, 0, 72));
    }

    @Test
    void refusesADominoOrACellGivenTwice() {
        Tile tile = new Tile(0, 5, 1, 2);
        assertThatThrownBy(() -> new Sudomino(List.of(tile, new Tile(30, 2, 31, 5)), SINGLES))
                .hasMessage("domino 2-5 is given twice");
        assertThatThrownBy(() -> new Sudomino(List.of(tile, new Tile(1, 3, 2, 4)), SINGLES))
                .hasMessage("cell A2 is given twice");
        assertThatThrownBy(() -> new Sudomino(List.of(new Tile(72, 3, 63, 4)), SINGLES))
                .hasMessage("cell I1 is given twice");
        assertThatThrownBy(() -> new Sudomino(List.of(), List.of(1, 2))).hasMessageContaining("nine single digits");
        assertThatThrownBy(() -> new Sudomino(List.of(), List.of(0, 1, 2, 3, 4, 5, 6, 7, 81)))
                .hasMessage("a cell is 0..80, not 81");
    }

    @Test
    void aTileHasAdjacentHalvesWithDifferentDigits() {
        assertThat(new Tile(10, 6, 11, 1)).hasToString("6 B2 1 B3");
        assertThat(new Tile(10, 6, 11, 1).domino()).isEqualTo(Domino.of(1, 6)).hasToString("1-6");
        assertThatThrownBy(() -> new Tile(8, 6, 9, 1)).hasMessage("the halves of a tile are adjacent, not A9 and B1");
        assertThatThrownBy(() -> new Tile(0, 6, 1, 6)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Tile(0, 0, 1, 6)).hasMessage("a digit is 1..9, not 0");
        assertThatThrownBy(() -> new Tile(0, 6, 1, 10)).hasMessage("a digit is 1..9, not 10");
        assertThatThrownBy(() -> new Tile(80, 6, 81, 1)).hasMessage("a cell is 0..80, not 81");
    }

    @Test
    void thereAreThirtySixDominoes() {
        assertThat(Domino.all())
                .hasSize(36)
                .doesNotHaveDuplicates()
                .isSortedAccordingTo((a, b) -> Integer.compare(a.low() * 10 + a.high(), b.low() * 10 + b.high()));
    }

    @Test
    void aTilingCopiesItsPartners() {
        int[] partners = new int[81];
        partners[0] = Tiling.SINGLE;
        partners[1] = 80;
        Tiling tiling = Tiling.of(partners);
        partners[1] = 2;
        assertThat(tiling.partner(0)).isEqualTo(-1);
        assertThat(tiling.partner(1)).isEqualTo(80);
        assertThat(tiling).isNotEqualTo(Tiling.of(partners)).isEqualTo(tiling).hasToString(tiling.toString());
        assertThat(Tiling.of(partners)).isEqualTo(Tiling.of(partners)).hasSameHashCodeAs(Tiling.of(partners));
        assertThatThrownBy(() -> Tiling.of(new int[80])).hasMessage("a tiling names 81 partners, not 80");
        partners[2] = 81;
        assertThatThrownBy(() -> Tiling.of(partners)).hasMessage("a cell is 0..80, not 81");
    }
}
