/** The levels of the kata: from a blank stub to Accepted, one failure at a time. */
package sudokukata.judge.levels;
