/**
 * Text in, text out, for each of the three problems: strict about meaning, tolerant about line ends.
 * Trailing blanks, CRLF and final newlines are free; anything else is refused with its line and column.
 */
package sudokukata.judge.format;
