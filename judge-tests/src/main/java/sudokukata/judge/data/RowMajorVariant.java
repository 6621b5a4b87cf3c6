package sudokukata.judge.data;

import java.util.Optional;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/**
 * A plain search that can be made to have one fault, or another order: the stand-in for the wrong programs that a case
 * is to expose.
 */
final class RowMajorVariant {
    private static final long CAP = 2_000_000;

    private final int[] order;
    private final Fault fault;
    private int[] digits;
    private long placements;
    private int deepestWhileWrong;
    private int firstBlank;
    private int rightDigit;

    /** What is wrong with the search. */
    enum Fault {
        NONE,
        NO_ROW_CHECK,
        NO_COLUMN_CHECK,
        NO_BOX_CHECK,
        NO_UNDO,
        DESCENDING
    }

    RowMajorVariant(Fault fault) {
        this(fault, IntStream.range(0, Cells.COUNT).toArray());
    }

    /** A search that takes the cells in another order. */
    RowMajorVariant(int[] order) {
        this(Fault.NONE, order);
    }

    private RowMajorVariant(Fault fault, int[] order) {
        this.fault = fault;
        this.order = order;
    }

    /** The first grid that the search meets; empty if there is none within two million placements. */
    Optional<Grid> solve(Grid clues) {
        digits = clues.toArray();
        placements = 0;
        return fill(0) ? Optional.of(Grid.of(digits)) : Optional.empty();
    }

    long placements() {
        return placements;
    }

    /** The deepest cell 0..80 that a right search reaches while the first blank holds a wrong digit. */
    int deepestWhileWrong(Grid clues, Grid answer) {
        deepestWhileWrong = -1;
        firstBlank = IntStream.range(0, Cells.COUNT)
                .filter(clues::isBlank)
                .findFirst()
                .orElse(0);
        rightDigit = answer.digit(firstBlank);
        solve(clues);
        return deepestWhileWrong;
    }

    private boolean fill(int k) {
        if (k == Cells.COUNT) {
            return true;
        }
        int cell = order[k];
        if (digits[cell] != 0) {
            return fill(k + 1);
        }
        if (rightDigit != 0 && digits[firstBlank] != 0 && digits[firstBlank] != rightDigit) {
            deepestWhileWrong = Math.max(deepestWhileWrong, cell);
        }
        for (int i = 1; i <= 9; i++) {
            int digit = fault == Fault.DESCENDING ? 10 - i : i;
            if (!fits(cell, digit)) {
                continue;
            }
            if (++placements > CAP) {
                return false;
            }
            digits[cell] = digit;
            if (fill(k + 1)) {
                return true;
            }
            if (fault == Fault.NO_UNDO) {
                return false;
            }
            digits[cell] = 0;
        }
        return false;
    }

    private boolean fits(int cell, int digit) {
        for (int other = 0; other < Cells.COUNT; other++) {
            if (other != cell && digits[other] == digit && isPeer(cell, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean isPeer(int a, int b) {
        return fault != Fault.NO_ROW_CHECK && Cells.row(a) == Cells.row(b)
                || fault != Fault.NO_COLUMN_CHECK && Cells.column(a) == Cells.column(b)
                || fault != Fault.NO_BOX_CHECK && Cells.box(a) == Cells.box(b);
    }
}
