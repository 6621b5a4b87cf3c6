/** Finds counter-examples: the smallest puzzle that a wrong solver gets wrong. */
package sudokukata.judge.breaker;
