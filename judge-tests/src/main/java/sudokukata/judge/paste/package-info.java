/** Reads sudokus as people paste them: one a line or drawn, with frames, comments and remarks around them. */
package sudokukata.judge.paste;
