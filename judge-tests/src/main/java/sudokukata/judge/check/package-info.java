/**
 * Decides whether an answer is right, and says why not. It runs no strategy and knows none: a checker that shares code
 * with a solver shares its mistakes.
 */
package sudokukata.judge.check;
