package sudokukata.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.generate.Symmetry;
import sudokukata.judge.problem.NamedGrid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** The engines allocate for a run and for each new depth, never for a node: what a long run needs a short one needs. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** What the machine itself may add; one byte for every tenth node would show. */
    private static final long NOISE = 5_000;

    /** A minimal Sudominoku with four tiles: its only solution lies behind all these placements. */
    @ParameterizedTest
    @CsvSource({"cover, 1000, 60000", "propagation, 400, 4000"})
    void aLongRunAllocatesNoMoreThanAShortOne(String strategy, long few, long many) {
        Puzzle puzzle = new SudominoGenerator(47).minimal();
        for (int i = 0; i < 3; i++) {
            allocated(strategy, puzzle, many);
        }
        assertThat(allocated(strategy, puzzle, many) - allocated(strategy, puzzle, few))
                .isLessThan(NOISE);
    }

    /** The longest of many searches of bands, which needs few nodes for any sudoku. */
    @Test
    void bandsMakesNoNodeTwice() {
        Random random = new Random(1);
        Sudoku longest = Stream.generate(() -> Symmetry.random(random)
                        .of(NamedGrid.INKALA_2012.puzzle().clues()))
                .map(Sudoku::new)
                .limit(100)
                .max((a, b) -> Long.compare(placements(a), placements(b)))
                .orElseThrow();
        long nodes = placements(longest);
        assertThat(nodes).isGreaterThan(150);
        for (int i = 0; i < 3; i++) {
            allocated("bands", longest, nodes - 1);
        }
        // A node has 88 ints.
        assertThat(allocated("bands", longest, nodes - 1)).isLessThan(nodes * 88 * 4 / 3);
    }

    private static long placements(Sudoku puzzle) {
        return SearchRun.within(Limits.solutions(1))
                .of(Strategies.named("bands"), puzzle)
                .placements();
    }

    /** The bytes of a run that ends at its budget, before it has a solution to keep. */
    private static long allocated(String strategy, Puzzle puzzle, long placements) {
        SolverStrategy engine = Strategies.named(strategy);
        Limits limits = Limits.firstWithin(placements);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        Outcome outcome = SearchRun.within(limits).of(engine, puzzle);
        long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(outcome.end()).isEqualTo(Outcome.End.OUT_OF_BUDGET);
        return bytes;
    }
}
