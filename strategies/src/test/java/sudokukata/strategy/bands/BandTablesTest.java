package sudokukata.strategy.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each entry against its plain meaning, told cell by cell. */
@Tag("bands")
class BandTablesTest {

    private static void assertEntry(int[] table, int key, int expected) {
        assertThat(table[key]).as("entry 0b%s", Integer.toBinaryString(key)).isEqualTo(expected);
    }

    private static IntStream keys() {
        return IntStream.range(0, 512);
    }

    private static boolean has(int bits, int bit) {
        return (bits >> bit & 1) != 0;
    }

    /** The bits below a limit that a condition holds for. */
    private static int where(int limit, IntPredicate condition) {
        return IntStream.range(0, limit).filter(condition).map(bit -> 1 << bit).sum();
    }

    /** The boxes that three rows use, for each way to use three boxes of a pattern. */
    private static List<int[]> boxesOfRows(int pattern) {
        List<int[]> ways = new ArrayList<>();
        for (int code = 0; code < 27; code++) {
            int[] boxes = {code / 9, code / 3 % 3, code % 3};
            boolean different = boxes[0] != boxes[1] && boxes[0] != boxes[2] && boxes[1] != boxes[2];
            if (different && IntStream.range(0, 3).allMatch(row -> has(pattern, row * 3 + boxes[row]))) {
                ways.add(boxes);
            }
        }
        return ways;
    }

    private static boolean uses(int[] boxes, int minirow) {
        return boxes[minirow / 3] == minirow % 3;
    }

    private static int patternOf(int[] boxes) {
        return where(9, minirow -> uses(boxes, minirow));
    }

    private static int columnsInBox(int columns, int box) {
        return Integer.bitCount(columns >> 3 * box & 7);
    }

    @Test
    void fromAPattern() {
        keys().forEach(pattern -> {
            List<int[]> ways = boxesOfRows(pattern);
            int cellsLeft = where(27, cell -> ways.stream().anyMatch(way -> uses(way, cell / 3)));
            int forced = where(9, minirow -> !ways.isEmpty() && ways.stream().allMatch(way -> uses(way, minirow)));
            assertEntry(BandTables.CELLS, pattern, where(27, cell -> has(pattern, cell / 3)));
            assertEntry(BandTables.COUNT, pattern, ways.size());
            assertEntry(BandTables.POSSIBLE_CELLS, pattern, cellsLeft);
            assertEntry(BandTables.FORCED, pattern, forced);
            assertEntry(BandTables.FORCED_CELLS, pattern, where(27, cell -> has(forced, cell / 3)));
            assertEntry(
                    BandTables.FREE_CELLS,
                    pattern,
                    where(
                            27,
                            cell -> IntStream.range(0, 9)
                                    .noneMatch(minirow -> has(pattern, minirow)
                                            && (minirow / 3 == cell / 9 || minirow % 3 == cell % 9 / 3))));
            assertEntry(BandTables.SLACK, pattern, ways.size() - 1 + (ways.size() == 2 ? 256 : 0));
        });
    }

    @Test
    void twoConfigurationsAreTheFirstAndTheLast() {
        keys().forEach(pattern -> {
            List<Integer> ways =
                    boxesOfRows(pattern).stream().map(BandTablesTest::patternOf).toList();
            int first = BandTables.FIRST[pattern];
            int last = BandTables.LAST[pattern];
            if (ways.isEmpty()) {
                assertEntry(BandTables.FIRST, pattern, 0);
                assertEntry(BandTables.LAST, pattern, 0);
            } else {
                assertThat(ways).contains(first, last);
                assertThat(first == last).isEqualTo(ways.size() == 1);
            }
        });
    }

    @Test
    void fromColumns() {
        keys().forEach(columns -> {
            IntPredicate only = column -> has(columns, column) && columnsInBox(columns, column / 3) == 1;
            assertEntry(BandTables.COLUMN_CELLS, columns, where(27, cell -> has(columns, cell % 9)));
            assertEntry(BandTables.ONLY_COLUMN, columns, where(9, only));
            assertEntry(BandTables.ONLY_COLUMN_CELLS, columns, where(27, cell -> only.test(cell % 9)));
            assertEntry(BandTables.LEFT_BY_ONE, columns, where(27, cell -> !only.test(cell % 9)));
            assertEntry(
                    BandTables.LEFT_BY_TWO,
                    columns,
                    where(27, cell -> columnsInBox(columns, cell % 9 / 3) == 3 || !has(columns, cell % 9)));
            assertEntry(
                    BandTables.BY_STACK, columns, where(27, bit -> bit % 9 < 3 && has(columns, bit / 9 * 3 + bit % 9)));
        });
    }

    @Test
    void fromNineCellsOfARow() {
        keys().forEach(cells -> {
            assertEntry(BandTables.MINIROWS, cells, where(3, box -> (cells >> 3 * box & 7) != 0));
        });
    }
}
