package sudokukata.suite.wrong;

import java.util.Set;
import java.util.stream.IntStream;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** Takes back the digit and says so, but forgets the marks: what it reports is true, and it finds nothing. */
public final class MemoWithoutUnmarking implements SolverStrategy {

    @Override
    public String id() {
        return "memo-without-unmarking";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.FIRST_IN_ORDER);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        int[] digits = puzzle.clues().toArray();
        boolean[][] used = new boolean[27][10];
        IntStream.range(0, 81).filter(cell -> digits[cell] != 0).forEach(cell -> mark(used, cell, digits[cell]));
        fill(digits, used, 0, search);
    }

    private static boolean fill(int[] digits, boolean[][] used, int from, Search search) {
        int cell = from;
        while (cell < 81 && digits[cell] != 0) {
            cell++;
        }
        if (cell == 81) {
            return search.found(digits);
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (used[cell / 9][digit] || used[9 + cell % 9][digit] || used[18 + box(cell)][digit]) {
                continue;
            }
            mark(used, cell, digit);
            digits[cell] = digit;
            search.place(cell, digit);
            if (fill(digits, used, cell + 1, search)) {
                return true;
            }
            search.undo(cell);
            digits[cell] = 0;
        }
        return false;
    }

    private static void mark(boolean[][] used, int cell, int digit) {
        used[cell / 9][digit] = true;
        used[9 + cell % 9][digit] = true;
        used[18 + box(cell)][digit] = true;
    }

    private static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }
}
