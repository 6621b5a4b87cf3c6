package sudokukata.suite.wrong;

import java.util.Locale;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** A row-major search into which one mistake is planted, as a learner would make it. */
public enum PlantedSudoku implements SolverStrategy {
    /** Nothing is taken back when a branch fails. */
    NO_UNDO {
        @Override
        void takeBack(int[] digits, int cell, Search search) {}
    },
    /** Rows and columns are scanned, boxes are not. */
    NO_BOX_CHECK {
        @Override
        boolean sees(int cell, int other) {
            return Cells.row(cell) == Cells.row(other) || Cells.column(cell) == Cells.column(other);
        }
    },
    /** The answer of found is ignored: the search goes on. */
    SECOND_GRID {
        @Override
        boolean stop(boolean told) {
            return false;
        }
    },
    /** The cell is blanked, but the search is never told. */
    SILENT_UNDO {
        @Override
        void takeBack(int[] digits, int cell, Search search) {
            digits[cell] = 0;
        }
    },
    /** Digits 9 to 1: a right grid, but not the first in order. */
    DESCENDING {
        @Override
        int digit(int attempt) {
            return 10 - attempt;
        }
    },
    /** The last cell is never looked at. */
    LAST_CELL_LEFT {
        @Override
        int end() {
            return 80;
        }
    },
    /** Runs past the last cell. */
    NO_BASE_CASE {
        @Override
        int end() {
            return 82;
        }
    },
    /** Loops for ever on the first blank, placing nothing. */
    SILENT_LOOP {
        @Override
        boolean sees(int cell, int other) {
            while (true) {
                // Its thread is abandoned: parked, it takes no core from the tests that follow.
                LockSupport.park();
            }
        }
    };

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.FIRST_IN_ORDER);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        fill(puzzle.clues().toArray(), 0, search);
    }

    private boolean fill(int[] digits, int from, Search search) {
        int cell = from;
        while (cell < end() && digits[cell] != 0) {
            cell++;
        }
        if (cell >= end()) {
            return stop(search.found(digits));
        }
        for (int attempt = 1; attempt <= 9; attempt++) {
            int digit = digit(attempt);
            if (fits(digits, cell, digit)) {
                digits[cell] = digit;
                search.place(cell, digit);
                if (fill(digits, cell + 1, search)) {
                    return true;
                }
                takeBack(digits, cell, search);
            }
        }
        return false;
    }

    private boolean fits(int[] digits, int cell, int digit) {
        for (int other = 0; other < 81; other++) {
            if (other != cell && digits[other] == digit && sees(cell, other)) {
                return false;
            }
        }
        return true;
    }

    // What the mistakes change.

    int end() {
        return 81;
    }

    int digit(int attempt) {
        return attempt;
    }

    boolean sees(int cell, int other) {
        return Cells.arePeers(cell, other);
    }

    boolean stop(boolean told) {
        return told;
    }

    void takeBack(int[] digits, int cell, Search search) {
        search.undo(cell);
        digits[cell] = 0;
    }
}
