package sudokukata.strategy.singles;

import java.util.Arrays;
import java.util.Set;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Unit;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Fewest candidates first, and fewest places too. Besides "which digits can this cell hold?" it asks of each digit that a
 * unit lacks "which cells of the unit can hold it?", and branches on the smallest choice of either kind: one without an
 * option ends the branch, one with a single option is forced. A digit with a single place is called a hidden single.
 *
 * <p>Choices are numbered: 0 to 80 the cells in reading order, from 81 the units (rows, columns, boxes), nine digits each
 * in ascending order. On ties the lowest number is taken. A run keeps some 500 numbers and at most 81 calls.
 *
 * <p>The idea is common knowledge among those who solve by hand; that cells and units offer one kind of choice is seen
 * best in Knuth, "Dancing Links", 2000.
 */
public final class SinglesStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "singles";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.ORACLE);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        new Run(puzzle.clues(), search).fill(0);
    }

    private static final class Run {
        private final Search search;
        private final int[] digits;
        private final int[] blanks;
        // docs:begin state
        private final int[] used = new int[27];
        private final int[] options = new int[81 + 27 * 9];
        // docs:end state

        Run(Grid clues, Search search) {
            this.search = search;
            digits = clues.toArray();
            blanks = new int[clues.blanks()];
            int k = 0;
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] == 0) {
                    blanks[k++] = cell;
                } else {
                    flip(cell, digits[cell]);
                }
            }
        }

        // docs:begin fill
        /** Fills the blanks that are left when k are filled; true means stop. */
        boolean fill(int k) {
            if (k == blanks.length) {
                return search.found(digits);
            }
            int choice = smallestChoice();
            for (int left = options[choice]; left != 0; left &= left - 1) {
                int option = Integer.numberOfTrailingZeros(left);
                int cell = cellOf(choice, option);
                int digit = digitOf(choice, option);
                // docs:begin try
                digits[cell] = digit;
                flip(cell, digit);
                search.place(cell, digit);
                if (fill(k + 1)) {
                    return true;
                }
                search.undo(cell);
                flip(cell, digit);
                digits[cell] = 0;
                // docs:end try
            }
            return false;
        }
        // docs:end fill

        // docs:begin smallest
        /** The choice with the fewest options; on ties the one with the lowest number. */
        int smallestChoice() {
            Arrays.fill(options, 0);
            for (int cell : blanks) {
                if (digits[cell] == 0) {
                    addOptions(cell, candidates(cell));
                }
            }
            // docs:begin pick
            int best = -1;
            int fewest = 10;
            for (int choice = 0; choice < options.length; choice++) {
                if (!isOpen(choice)) {
                    continue;
                }
                int count = Integer.bitCount(options[choice]);
                if (count < fewest) {
                    fewest = count;
                    best = choice;
                }
            }
            return best;
            // docs:end pick
        }
        // docs:end smallest

        // docs:begin open
        /** Whether there is something to choose: the cell is blank, or the unit lacks the digit. */
        boolean isOpen(int choice) {
            return choice < 81 ? digits[choice] == 0 : (used[unitOf(choice)] & 1 << choice % 9) == 0;
        }
        // docs:end open

        // docs:begin decode
        /** The unit 0..26 of a choice of a place. */
        static int unitOf(int choice) {
            return choice / 9 - 9;
        }

        /** The cell that an option of a choice fills. */
        static int cellOf(int choice, int option) {
            return choice < 81 ? choice : Unit.all().get(unitOf(choice)).cell(option);
        }

        /** The digit that an option of a choice places. */
        static int digitOf(int choice, int option) {
            return choice < 81 ? option + 1 : choice % 9 + 1;
        }
        // docs:end decode

        // docs:begin collect
        /** Notes the candidates of a cell, and for each of them the cell as a place in its row, column and box. */
        void addOptions(int cell, int candidates) {
            int row = cell / 9;
            int column = cell % 9;
            options[cell] = candidates;
            for (int left = candidates; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                options[81 + 9 * row + digit] |= 1 << column;
                options[162 + 9 * column + digit] |= 1 << row;
                options[243 + 9 * boxOf(cell) + digit] |= 1 << row % 3 * 3 + column % 3;
            }
        }
        // docs:end collect

        /** The digits that no peer of a cell holds, digit d as bit d-1. */
        int candidates(int cell) {
            return 0b111_111_111 & ~(used[cell / 9] | used[9 + cell % 9] | used[18 + boxOf(cell)]);
        }

        // docs:begin flip
        /** Marks a digit as used in the three units of a cell, or as free again: one xor does both. */
        void flip(int cell, int digit) {
            int bit = 1 << (digit - 1);
            used[cell / 9] ^= bit;
            used[9 + cell % 9] ^= bit;
            used[18 + boxOf(cell)] ^= bit;
        }
        // docs:end flip

        static int boxOf(int cell) {
            return cell / 27 * 3 + cell % 9 / 3;
        }
    }
}
