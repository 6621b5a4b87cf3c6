package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Words.first;
import static sudokukata.strategy.propagation.Words.lowerBit;
import static sudokukata.strategy.propagation.Words.upperBit;

import java.util.Arrays;
import java.util.Set;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Thinks first, guesses late. A board holds what is still possible: where each digit can stand, which edges between two
 * cells a domino can lie across, which dominoes are free. Before each guess five rules take away what no solution has:
 *
 * <ol>
 *   <li>a cell with one digit left has it, and no peer does ({@link NakedSingles});
 *   <li>a digit with one place left in a row, a column or a box is there ({@link HiddenSingles});
 *   <li>a cell with one open edge left has its domino across it ({@link Edges});
 *   <li>a digit and an edge need a neighbour, and a free domino, to go with ({@link Supports});
 *   <li>a domino with one place left lies there ({@link DominoSingles}).
 * </ol>
 *
 * <p>If none of them has more to say, the search branches on all places of the domino that has the fewest; if those are
 * many, on the digits of a cell that has two or three. With 18 given tiles or more that is hardly ever needed.
 *
 * <p>A set of cells is the bits of two words, so that a rule looks at up to 54 cells in one operation. Each guess works on
 * a copy of the board, so an undo is no work.
 *
 * <p>Memory: about 2 kB a run and 0.5 kB for each level of guesses, made when the level is first needed; nothing for a
 * guess. A guess lays one of 36 dominoes or settles one of 72 cells, so there are at most 108 levels, 56 kB in all.
 */
public final class PropagationStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "propagation";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOMINO, Capability.ORACLE);
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        new Run(puzzle, search).solve();
    }

    private static final class Run {
        /** A domino with more places than this is a worse choice than a cell with two digits or three. */
        private static final int FEW_PLACES = 8;

        private final Search search;
        private final int[] digits;
        private final int[] partner = new int[81];
        private final Propagation propagation = new Propagation();
        private final Board root;

        /** Whether a solution was found since the latest branch on a domino. */
        private boolean foundOne;

        Run(Sudomino puzzle, Search search) {
            this.search = search;
            digits = puzzle.clues().toArray();
            Arrays.fill(partner, Tiling.SINGLE);
            root = new Board(digits, partner);
            root.take(puzzle.tiles());
            root.setOut();
        }

        void solve() {
            solve(root);
        }

        // docs:begin solve
        /** Solves a board, which is its own to change; true means stop. */
        private boolean solve(Board board) {
            if (!propagation.run(board)) {
                return false;
            }
            if (search.observed()) {
                tell(board);
            }
            if (board.free == 0) {
                foundOne = true;
                return search.found(digits, partner);
            }
            // docs:begin choose
            DominoSingles dominoes = propagation.dominoes();
            int cell = dominoes.fewest() > FEW_PLACES ? CellChoice.in(board) : CellChoice.NONE;
            return cell != CellChoice.NONE
                    ? branchOnCell(board, cell)
                    : branchOnDomino(board, dominoes.smaller(), dominoes.larger());
            // docs:end choose
        }
        // docs:end solve

        // docs:begin cell
        /** Gives a cell each of its digits in turn; true means stop. */
        private boolean branchOnCell(Board board, int cell) {
            for (int v = 0; v < 9; v++) {
                if (!board.canHold(cell, v)) {
                    continue;
                }
                Board child = board.copy();
                child.settle(cell, v);
                child.markTold(cell);
                search.place(cell, v + 1);
                if (solve(child)) {
                    return true;
                }
                search.undo(cell);
            }
            return false;
        }
        // docs:end cell

        /** Lays a domino in each of its places in turn; true means stop. */
        private boolean branchOnDomino(Board board, int v, int w) {
            Places places = board.places();
            places.look(board, v, w);
            boolean isGridKnown = board.isAllKnown();
            foundOne = false;
            // docs:begin places
            for (int word = 0; word < Places.WORDS; word++) {
                for (long edges = places.edges(word); edges != 0; edges &= edges - 1) {
                    if (lay(board, word, edges)) {
                        return true;
                    }
                    if (isGridKnown && foundOne) {
                        return false; // further tilings of one grid are no further solutions
                    }
                }
            }
            // docs:end places
            return false;
        }

        /** Lays the domino in one of its places and goes on; true means stop. */
        private boolean lay(Board board, int word, long edges) {
            Places places = board.places();
            int cell = Places.cell(word, edges);
            int other = cell + Places.step(word);
            boolean isBlank = !board.isKnown(cell) && !board.isKnown(other);
            Board child = board.copy();
            child.lay(places, word, edges);
            // docs:begin told
            if (isBlank) {
                child.markTold(cell);
                child.markTold(other);
                search.place(cell, places.digit(word) + 1, other, places.otherDigit(word) + 1);
            } else {
                search.branch(); // a digit that an observer has been told of is not placed again
            }
            // docs:end told
            if (solve(child)) {
                return true;
            }
            if (isBlank) {
                search.undo(cell, other);
            } else {
                search.unbranch();
            }
            return false;
        }

        /** Tells the observer which cells have become known. */
        private void tell(Board board) {
            long upper = board.knownUpper & ~board.toldUpper;
            long lower = board.knownLower & ~board.toldLower;
            while ((upper | lower) != 0) {
                int cell = first(upper, lower);
                search.deduce(cell, digits[cell]);
                upper &= ~upperBit(cell);
                lower &= ~lowerBit(cell);
            }
            board.toldUpper = board.knownUpper;
            board.toldLower = board.knownLower;
        }
    }
}
