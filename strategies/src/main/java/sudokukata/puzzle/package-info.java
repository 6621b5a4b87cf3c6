/**
 * The game: immutable values and the rules. Nothing here searches.
 *
 * <p>The words used everywhere, in code and docs, as the glossary of the docs has them:
 *
 * <ul>
 *   <li><b>grid</b>: the board of 81 cells, nine rows and nine columns; such as 143628579572139468...
 *   <li><b>cell</b>: one place of the grid; numbered 0 to 80 in reading order; such as 0 is r1c1, in Sudominoku A1;
 *       80 is r9c9, I9
 *   <li><b>box</b>: three rows by three columns; there are nine; such as box 5 is the one in the middle
 *   <li><b>unit</b>: a row, a column or a box; such as row 4, column 7, box 9
 *   <li><b>peer</b>: another cell of the same row, column or box; such as r1c2, r5c1 and r3c3 are peers of r1c1
 *   <li><b>digit</b>: 1 to 9; such as 7; as a bit in a mask, {@code 1 << 6}
 *   <li><b>clue</b>: a digit that is given; such as 5 at r1c1 of the newspaper grid
 *   <li><b>blank</b>: a cell without a digit; such as 0 in an array, . in a text
 *   <li><b>candidate</b>: a digit that no peer holds; such as 4 at r5c5, if none of its 20 peers is 4
 *   <li><b>clash</b>: the same digit twice in a unit; such as 5 at r1c1 and at r1c4
 *   <li><b>domino</b>: a pair of different digits; there are 36; such as 2-7, the same as 7-2
 *   <li><b>tile</b>: a domino laid on two cells that share a side; such as 6 B2 1 B3: 6 at B2 and 1 at B3
 *   <li><b>single digit</b>: in Sudominoku one of the nine digits outside every tile; such as the 1 at C5
 * </ul>
 *
 * <p>The rules are numbered once, in {@link sudokukata.puzzle.Rule}, and cited by number everywhere.
 */
package sudokukata.puzzle;
