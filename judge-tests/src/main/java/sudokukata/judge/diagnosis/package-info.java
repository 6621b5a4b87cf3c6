/** Watches a search that fails, and finds where it goes wrong. */
package sudokukata.judge.diagnosis;
