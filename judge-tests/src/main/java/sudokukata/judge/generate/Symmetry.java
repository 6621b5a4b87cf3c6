package sudokukata.judge.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/**
 * A change of a sudoku that changes nothing about it: rows move within and with their bands, columns likewise, the
 * board may be mirrored, and the digits get other names. Solutions move along.
 */
public final class Symmetry {
    private final int[] rows;
    private final int[] columns;
    private final int[] names;
    private final boolean mirrored;

    private Symmetry(Random random) {
        this.rows = lines(random);
        this.columns = lines(random);
        this.names = IntStream.concat(
                        IntStream.of(0), shuffled(9, random).stream().mapToInt(digit -> digit + 1))
                .toArray();
        this.mirrored = random.nextBoolean();
    }

    /** One of the 1,218,998,108,160 symmetries. */
    public static Symmetry random(Random random) {
        return new Symmetry(random);
    }

    private static int[] lines(Random random) {
        return shuffled(3, random).stream()
                .flatMapToInt(band -> shuffled(3, random).stream().mapToInt(line -> band * 3 + line))
                .toArray();
    }

    private static List<Integer> shuffled(int size, Random random) {
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }

    /** The changed grid; a blank stays a blank. */
    public Grid of(Grid grid) {
        int[] digits = new int[Cells.COUNT];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int from = mirrored ? Cells.at(columns[column], rows[row]) : Cells.at(rows[row], columns[column]);
                digits[Cells.at(row, column)] = names[grid.digit(from)];
            }
        }
        return Grid.of(digits);
    }
}
