package sudokukata.puzzle;

/** A sudoku: its given digits. */
public record Sudoku(Grid clues) implements Puzzle {
    @Override public Kind kind() { return Kind.SUDOKU; }
    @Override public <T> T match(java.util.function.Function<? super Sudoku, ? extends T> sudoku, java.util.function.Function<? super Sudomino, ? extends T> sudomino) { return sudoku.apply(this); }
    @Override public String toString() { return clues.toString(); }
}
