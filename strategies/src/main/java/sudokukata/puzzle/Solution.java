package sudokukata.puzzle;

import java.util.Optional;

/**
 * What a strategy hands over. Nothing here promises that it is right: a checker decides.
 *
 * @param grid the digits
 * @param tiling for a Sudominoku the tiles that make the grid, as a witness; empty for a sudoku
 */
public record Solution(Grid grid, Optional<Tiling> tiling) {}
