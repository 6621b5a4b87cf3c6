package sudokukata.puzzle;

import java.util.Optional;
import java.util.function.Function;

/** What a strategy is handed: a sudoku, or a sudoku laid with dominoes. Immutable. */
public sealed interface Puzzle permits Sudoku, Sudomino {

    /** Which kind of puzzle it is. */
    Kind kind();

    /** The digits that are given, all other cells blank. */
    Grid clues();

    /** The first clash among the clues; empty if they obey the rules so far. Known before any search. */
    Optional<Clash> clash();

    /** What one of these functions makes of it: the one for its kind. */
    <T> T match(Function<? super Sudoku, ? extends T> sudoku, Function<? super Sudomino, ? extends T> sudomino);
}
