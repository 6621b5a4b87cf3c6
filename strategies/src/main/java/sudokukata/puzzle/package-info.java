/**
 * The game: immutable values and the rules. Nothing here searches.
 *
 * <p>The words used everywhere, in code and docs:
 *
 * <ul>
 *   <li><b>cell</b>: one of the 81 squares, 0..80 in reading order; shown as r1c1..r9c9, in Sudominoku as A1..I9;
 *   <li><b>digit</b>: 1..9; 0 stands for a blank cell; as a bit in a mask, digit d is bit d-1;
 *   <li><b>grid</b>: the 81 digits; complete when no cell is blank;
 *   <li><b>unit</b>: a row, a column or a 3x3 box: nine cells that hold nine different digits;
 *   <li><b>peer</b>: a cell that shares a unit with another one (each cell has 20);
 *   <li><b>clue</b>: a digit that the puzzle gives; <b>fill</b>: one that a solver wrote;
 *   <li><b>candidate</b>: a digit that no peer of a blank cell holds yet;
 *   <li><b>clash</b>: the same digit twice in one unit;
 *   <li><b>domino</b>: a pair of different digits, one of 36; <b>tile</b>: a domino laid on two adjacent cells.
 * </ul>
 *
 * <p>The rules are numbered once, in {@link sudokukata.puzzle.Rule}, and cited by number everywhere.
 */
package sudokukata.puzzle;
