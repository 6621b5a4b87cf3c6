package sudokukata.puzzle;

import java.util.Optional;

/** What a strategy is handed: a sudoku, or a sudoku laid with dominoes. Immutable. */
public sealed interface Puzzle permits Sudoku, Sudomino {

    /** The digits that are given, all other cells blank. */
    Grid clues();

    /** The first clash among the clues; empty if they obey the rules so far. Known before any search. */
    Optional<Clash> clash();
}
