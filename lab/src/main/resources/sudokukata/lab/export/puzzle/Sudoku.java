package sudokukata.puzzle;

/** A sudoku: its given digits. */
public record Sudoku(Grid clues) implements Puzzle {
    @Override public String toString() { return clues.toString(); }
}
