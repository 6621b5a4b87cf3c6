package sudokukata.strategy.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Cells;

/** Two words as a set of cells, against real sets. */
class WordsTest {
    private final Set<Integer> set = new TreeSet<>();
    private long upper;
    private long lower;

    private void random(long seed) {
        Random random = new Random(seed);
        int size = random.nextInt(30);
        for (int i = 0; i < size; i++) {
            set.add(random.nextInt(Cells.COUNT));
        }
        set.forEach(cell -> {
            upper |= Words.upperBit(cell);
            lower |= Words.lowerBit(cell);
        });
    }

    private static Set<Integer> cells(long upper, long lower) {
        assertThat(upper & ~Words.UPPER).isZero();
        assertThat(lower & ~Words.LOWER).isZero();
        return cellsWhere(cell -> (upper & Words.upperBit(cell) | lower & Words.lowerBit(cell)) != 0);
    }

    private static Set<Integer> cellsWhere(IntPredicate condition) {
        return IntStream.range(0, Cells.COUNT).filter(condition).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void holdTheirCells(long seed) {
        random(seed);
        assertThat(cells(upper, lower)).isEqualTo(set);
        assertThat(Words.first(upper, lower)).isEqualTo(set.iterator().next());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void knowTheNeighboursOfACell(long seed) {
        random(seed);
        long inner = Words.LEFT_OF_ENDS;
        assertThat(cells(Words.rightIn(upper) & inner, Words.rightIn(lower) & inner))
                .isEqualTo(cellsWhere(cell -> cell % 9 < 8 && set.contains(cell + 1)));
        assertThat(cells(Words.leftIn(upper & inner), Words.leftIn(lower & inner)))
                .isEqualTo(cellsWhere(cell -> cell % 9 > 0 && set.contains(cell - 1)));
        assertThat(cells(Words.belowInUpper(upper, lower), Words.belowInLower(lower)))
                .isEqualTo(cellsWhere(cell -> set.contains(cell + 9)));
        assertThat(cells(Words.aboveInUpper(upper), Words.aboveInLower(upper, lower)))
                .isEqualTo(cellsWhere(cell -> set.contains(cell - 9)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void knowTheUnitsOfACell(long seed) {
        random(seed);
        assertThat(cells(Words.wholeRows(Words.rowEnds(upper)), Words.wholeRows(Words.rowEnds(lower))))
                .isEqualTo(cellsWhere(cell -> set.stream().anyMatch(other -> Cells.row(cell) == Cells.row(other))));
        assertThat(cells(Words.boxStarts(upper) * Words.BOX, Words.boxStarts(lower) * Words.BOX))
                .isEqualTo(cellsWhere(cell -> set.stream().anyMatch(other -> Cells.box(cell) == Cells.box(other))));
        assertThat(cells(Words.columns(upper, lower), 0))
                .isEqualTo(cellsWhere(
                        cell -> cell < 9 && set.stream().anyMatch(other -> Cells.column(cell) == Cells.column(other))));
    }

    @Test
    void startsAndEndsAreThoseOfTheUnits() {
        assertThat(cells(Words.ROW_STARTS, 0)).isEqualTo(cellsWhere(cell -> cell < 54 && cell % 9 == 0));
        assertThat(cells(Words.ROW_ENDS, 0)).isEqualTo(cellsWhere(cell -> cell < 54 && cell % 9 == 8));
        assertThat(cells(Words.TRIPLE_STARTS, 0)).isEqualTo(cellsWhere(cell -> cell < 54 && cell % 3 == 0));
        assertThat(cells(Words.BOX_STARTS, 0)).isEqualTo(Set.of(0, 3, 6, 27, 30, 33));
    }

    @Test
    void aNumberIsReadFromFourBits() {
        assertThat(Words.number(3, 0b1000, 0, 0b1111, 0)).isEqualTo(5);
        assertThat(Words.number(0, 0b1110, 0b1110, 0b1110, 1)).isEqualTo(8);
    }
}
