package sudokukata.judge.diagnosis;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Tile;

/**
 * A board that leads to the answer and was given up, in words: what was tried on it, what was not, and what may have
 * refused it.
 *
 * @param puzzle the puzzle
 * @param board the board as it stood
 * @param tried the placements that were tried on it, each the digits of its cells
 * @param cell the blank that could have been filled
 * @param digit the digit that belongs there
 * @param tile the tile that belongs there; empty for a sudoku
 */
record GivenUp(Puzzle puzzle, Grid board, List<Integer> tried, int cell, int digit, Optional<Tile> tile) {

    /** The fault, explained by what the whole search took back. */
    Fault fault(TakenBack takenBack) {
        String refused = tile.map(right -> whyNoTile(right, takenBack)).orElseGet(() -> whyNoDigit(takenBack));
        return new Fault(
                Demand.GIVEN_UP,
                "a board that leads to the answer is given up: " + what() + "; " + refused,
                Optional.of(MarkedGrid.of(puzzle, board, Set.of(cell))));
    }

    private String what() {
        if (tile.isPresent()) {
            String lies = tile.get().digit() + " at " + name(tile.get().cell()) + " with "
                    + tile.get().otherDigit() + " at " + name(tile.get().other());
            return switch (tried.size()) {
                case 0 -> "no tile was tried there; the right one is " + lies;
                case 1 -> "one tile was tried there, but never " + lies;
                default -> tried.size() + " tiles were tried there, but never " + lies;
            };
        }
        if (tried.isEmpty()) {
            return "no digit was tried in " + name(cell) + ", though it can be " + candidates();
        }
        String digits = tried.stream().map(Object::toString).collect(Collectors.joining(", "));
        return "at " + name(cell) + " it tried " + digits + ", but never " + digit
                + ", which no cell of its row, column or box holds";
    }

    private String candidates() {
        int candidates = board.candidates(cell);
        return IntStream.rangeClosed(1, 9)
                .filter(candidate -> (candidates & 1 << candidate - 1) != 0)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" or "));
    }

    private String whyNoDigit(TakenBack takenBack) {
        if (takenBack.neverTried(digit)) {
            return digit
                    + " was not tried anywhere in the whole search, nor on an empty board: where does the loop over the digits end?";
        }
        List<TakenBack.Suspect> suspects = takenBack.suspects(cell, digit);
        if (!suspects.isEmpty()) {
            String where = suspects.stream()
                    .map(suspect -> name(suspect.cell()))
                    .distinct()
                    .collect(Collectors.joining(" and "));
            String marks = suspects.stream().map(TakenBack.Suspect::unit).collect(Collectors.joining(" and "));
            String free = String.join(" and ", takenBack.cleared(cell, digit));
            return digit + " stood at " + where + " and was taken back: is it still marked as used in " + marks + "?"
                    + (free.isEmpty() ? "" : " It is free again in " + free + ".");
        }
        String box = "box " + (Cells.box(cell) + 1);
        return (takenBack.isEmpty()
                        ? "nothing was taken back before, so it is"
                        : "what was taken back is free again, so it is")
                + " a mark of a clue or a wrong index: which of row " + (Cells.row(cell) + 1) + ", column "
                + (Cells.column(cell) + 1) + " and " + box + " (from 0: row[" + Cells.row(cell) + "], column["
                + Cells.column(cell) + "], box[" + Cells.box(cell) + "]) says that it holds " + digit + "?";
    }

    private String whyNoTile(Tile right, TakenBack takenBack) {
        boolean down = Math.abs(right.cell() - right.other()) == 9;
        if (takenBack.neverLaid(down)) {
            return "no tile was laid " + (down ? "downwards" : "across")
                    + " in the whole search, nor on an empty board";
        }
        // Cells that stay filled end a search so early that no domino is seen again either: so they come first.
        Optional<Integer> filled = Stream.of(right.cell(), right.other())
                .filter(takenBack::isSuspect)
                .findFirst();
        if (filled.isPresent()) {
            return name(filled.get())
                    + " was the other half of a tile that was taken back, and no such cell was ever filled"
                    + " again: is it blank again?";
        }
        if (takenBack.isSuspect(right.domino())) {
            return "domino " + right.domino() + " lay elsewhere and was taken back: is it still marked as used?";
        }
        return "is domino " + right.domino() + " marked as used, is " + name(right.other()) + " looked at as the cell "
                + (down ? "below" : "to the right") + ", and do both digits fit?";
    }

    private String name(int any) {
        return puzzle.kind().cellName(any);
    }
}
