/** What was found, in a sentence: findings are values, and they become words here, last. */
package sudokukata.judge.words;
