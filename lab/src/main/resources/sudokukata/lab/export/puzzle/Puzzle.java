package sudokukata.puzzle;

/** What a strategy is handed. */
public interface Puzzle {
    Grid clues();
    Kind kind();
    <T> T match(java.util.function.Function<? super Sudoku, ? extends T> sudoku, java.util.function.Function<? super Sudomino, ? extends T> sudomino);
    default java.util.Optional<Clash> clash() { return Clash.in(clues()); }
}
