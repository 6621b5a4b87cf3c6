/**
 * The checker and what it says. It decides by the rules of the game and the judge's answer; it knows no strategy.
 */
package sudokukata.judge.verdict;
