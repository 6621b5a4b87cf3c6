/**
 * The quickest strategy on the shelf: a sudoku as 27 words of bits. Read {@link
 * sudokukata.strategy.bands.BandsStrategy}, then {@code BandState}, {@code BandTables}, {@code Propagation},
 * {@code NakedSingles}, {@code Triads}, {@code Branching} and {@code BandSearch}; {@code BandReader} and
 * {@code BandWriter} are the way in and out.
 *
 * <p>The words used here:
 *
 * <ul>
 *   <li><b>band</b>: three rows, and so three boxes; <b>stack</b>: three columns, and so three boxes;
 *   <li><b>word</b>: the cells of a band in which a digit may still stand, 27 bits in reading order;
 *   <li><b>minirow</b>: three cells of a row in one box; a band has nine of them, again in reading order;
 *   <li><b>pattern</b>: the minirows that a word touches, nine bits; <b>columns</b>: the columns that it touches, too;
 *   <li><b>configuration</b>: three minirows of a band, one in each row and in each box. A digit needs one of the six;
 *   <li><b>settled</b>: a cell is settled when its digit is known to be the only one; until then it is <b>open</b>;
 *   <li><b>dirty</b>: a word is dirty when it has changed and nothing has been concluded from that yet;
 *   <li><b>node</b>: what is known at one place in the search tree; it is <b>dead</b> when no solution can follow.
 * </ul>
 *
 * <p>Here digits are 0..8, because they are indexes.
 */
package sudokukata.strategy.bands;
