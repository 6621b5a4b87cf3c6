package sudokukata.judge.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Problem 2580 promises inputs that plain row-major recursion solves in fewer than 10,000,000 calls: all 81 cells are
 * visited, a call each, digits ascending.
 */
class EffortBoundTest {
    private static final long BOUND = 10_000_000;

    private final List<JudgeCase> cases = CaseLibrary.ofProject().judged(Problems.numbered("2580"));

    @Test
    void everyCaseKeepsThePromiseAndSomeComeNearIt() {
        List<Long> calls = cases.stream().map(EffortBoundTest::calls).toList();
        assertThat(calls).allMatch(count -> count < BOUND);
        assertThat(calls.stream().filter(count -> count > BOUND * 9 / 10)).hasSizeGreaterThanOrEqualTo(2);
    }

    private static long calls(JudgeCase judgeCase) {
        RowMajor search = new RowMajor(Problems.numbered("2580")
                .format()
                .read(judgeCase.input())
                .entries()
                .get(0)
                .puzzle()
                .clues()
                .toArray());
        assertThat(search.solve(0)).isTrue();
        return search.calls;
    }

    private static final class RowMajor {
        private final int[] digits;
        private final boolean[][] used = new boolean[27][10];
        private long calls;

        RowMajor(int[] digits) {
            this.digits = digits;
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] != 0) {
                    mark(cell, digits[cell], true);
                }
            }
        }

        boolean solve(int cell) {
            calls++;
            if (cell == 81) {
                return true;
            }
            if (digits[cell] != 0) {
                return solve(cell + 1);
            }
            for (int digit = 1; digit <= 9; digit++) {
                if (used[cell / 9][digit] || used[9 + cell % 9][digit] || used[18 + box(cell)][digit]) {
                    continue;
                }
                digits[cell] = digit;
                mark(cell, digit, true);
                if (solve(cell + 1)) {
                    return true;
                }
                mark(cell, digit, false);
                digits[cell] = 0;
            }
            return false;
        }

        private void mark(int cell, int digit, boolean isUsed) {
            used[cell / 9][digit] = isUsed;
            used[9 + cell % 9][digit] = isUsed;
            used[18 + box(cell)][digit] = isUsed;
        }

        private static int box(int cell) {
            return cell / 27 * 3 + cell % 9 / 3;
        }
    }
}
