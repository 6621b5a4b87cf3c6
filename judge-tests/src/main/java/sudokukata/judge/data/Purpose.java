package sudokukata.judge.data;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudokukata.judge.generate.Quickest;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.Strategies;

/** What a sudoku must expose to be a case: one fault, and none of its neighbours, so that the reason can name it. */
enum Purpose {
    // docs:begin purposes
    /** A solver without a row check is wrong here; one without a column or a box check is right. */
    ROW_CHECK(6, puzzle -> puzzle.isUnique() && puzzle.exposes(RowMajorVariant.Fault.NO_ROW_CHECK)),
    COLUMN_CHECK(6, puzzle -> puzzle.isUnique() && puzzle.exposes(RowMajorVariant.Fault.NO_COLUMN_CHECK)),
    BOX_CHECK(6, puzzle -> puzzle.isUnique() && puzzle.exposes(RowMajorVariant.Fault.NO_BOX_CHECK)),
    /** A first candidate that is wrong; without an undo there is no answer. */
    NO_UNDO(8, puzzle -> puzzle.isUnique() && puzzle.exposes(RowMajorVariant.Fault.NO_UNDO)),
    /** Filling only cells with a single candidate gets stuck. */
    NO_SINGLE_CANDIDATE(60, puzzle -> puzzle.placements() < 1_000 && puzzle.singlesGetStuck()),
    /** A wrong digit in the first blank gets as far as row 8. */
    WRONG_UNTIL_ROW_EIGHT(60, puzzle -> puzzle.placements() < 1_500 && puzzle.deepestWhileWrong() >= 63),
    /** The same, after thousands of placements. */
    MANY_RETURNS(
            60,
            puzzle -> puzzle.placements() > 2_000 && puzzle.placements() < 8_000 && puzzle.deepestWhileWrong() >= 63),
    /** Several solutions, of which only this order meets another one first. */
    BY_COLUMNS(30, puzzle -> puzzle.onlyOrderThatErrs(Order.COLUMNS)),
    BACKWARDS(30, puzzle -> puzzle.onlyOrderThatErrs(Order.BACKWARDS)),
    BOX_BY_BOX(30, puzzle -> puzzle.onlyOrderThatErrs(Order.BOXES)),
    FEWEST_CANDIDATES(30, puzzle -> puzzle.onlyOrderThatErrs(Order.FEWEST_CANDIDATES)),
    /** Several solutions, and only the digits from 9 down meet another one first. */
    DESCENDING_DIGITS(30, puzzle -> puzzle.onlyOrderThatErrs(Order.DESCENDING));
    // docs:end purposes

    private final int mostBlanks;
    private final Predicate<Candidate> holds;

    Purpose(int mostBlanks, Predicate<Candidate> holds) {
        this.mostBlanks = mostBlanks;
        this.holds = holds;
    }

    static Purpose named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** How many blanks a candidate may have; from 60 on it is a puzzle from which no clue can be taken. */
    int mostBlanks() {
        return mostBlanks;
    }

    /** Whether a grid of clues serves the purpose. */
    boolean holds(Grid clues) {
        return holds.test(new Candidate(clues));
    }

    /** An order that is not the reading order. */
    private enum Order {
        COLUMNS,
        BACKWARDS,
        BOXES,
        FEWEST_CANDIDATES,
        DESCENDING;

        Optional<Grid> first(Grid clues) {
            return switch (this) {
                case COLUMNS -> new RowMajorVariant(cells(k -> Cells.at(k % 9, k / 9))).solve(clues);
                case BACKWARDS -> new RowMajorVariant(cells(k -> 80 - k)).solve(clues);
                case BOXES ->
                    new RowMajorVariant(cells(k -> Cells.at(k / 27 * 3 + k % 9 / 3, k / 9 % 3 * 3 + k % 3)))
                            .solve(clues);
                case FEWEST_CANDIDATES ->
                    grid(SearchRun.within(Limits.firstWithin(100_000)).of(Strategies.named("mrv"), new Sudoku(clues)));
                case DESCENDING -> new RowMajorVariant(RowMajorVariant.Fault.DESCENDING).solve(clues);
            };
        }

        private static int[] cells(java.util.function.IntUnaryOperator cell) {
            return IntStream.range(0, Cells.COUNT).map(cell).toArray();
        }
    }

    private static Optional<Grid> grid(Outcome outcome) {
        return outcome.first().map(Solution::grid);
    }

    /** A grid of clues, and what can be asked about it. */
    private record Candidate(Grid clues) {

        boolean isUnique() {
            Outcome outcome =
                    SearchRun.within(Limits.solutions(2)).of(Quickest.forKind(Kind.SUDOKU), new Sudoku(clues));
            return outcome.solutions().size() == 1;
        }

        Grid answer() {
            return grid(SearchRun.within(Limits.solutions(1))
                            .of(FirstInOrder.of(Quickest.forKind(Kind.SUDOKU)), new Sudoku(clues)))
                    .orElseThrow();
        }

        /** Only this fault leads to another grid, or to none. */
        boolean exposes(RowMajorVariant.Fault fault) {
            Grid answer = answer();
            return Stream.of(
                            RowMajorVariant.Fault.NO_ROW_CHECK,
                            RowMajorVariant.Fault.NO_COLUMN_CHECK,
                            RowMajorVariant.Fault.NO_BOX_CHECK,
                            RowMajorVariant.Fault.NO_UNDO)
                    .filter(other -> other != RowMajorVariant.Fault.NO_UNDO || fault == other)
                    .allMatch(other -> (other == fault)
                            != new RowMajorVariant(other)
                                    .solve(clues)
                                    .filter(answer::equals)
                                    .isPresent());
        }

        boolean singlesGetStuck() {
            Grid filled = clues;
            for (int cell = single(filled); cell >= 0; cell = single(filled)) {
                filled = filled.with(cell, Integer.numberOfTrailingZeros(filled.candidates(cell)) + 1);
            }
            return !filled.isComplete();
        }

        private static int single(Grid grid) {
            return IntStream.range(0, Cells.COUNT)
                    .filter(cell -> grid.isBlank(cell) && Integer.bitCount(grid.candidates(cell)) == 1)
                    .findFirst()
                    .orElse(-1);
        }

        long placements() {
            return SearchRun.within(Limits.firstWithin(10_000))
                    .of(Strategies.named("memo"), new Sudoku(clues))
                    .placements();
        }

        int deepestWhileWrong() {
            return new RowMajorVariant(RowMajorVariant.Fault.NONE).deepestWhileWrong(clues, answer());
        }

        boolean onlyOrderThatErrs(Order order) {
            int solutions = SearchRun.within(Limits.solutions(20))
                    .of(Quickest.forKind(Kind.SUDOKU), new Sudoku(clues))
                    .solutions()
                    .size();
            if (solutions < 2 || solutions >= 20) {
                return false;
            }
            Grid first = answer();
            return List.of(Order.values()).stream()
                    .allMatch(other -> other == Order.DESCENDING && order != Order.DESCENDING
                            || (other == order)
                                    != other.first(clues).filter(first::equals).isPresent());
        }
    }
}
