/** The problems: their facts, read from their packages, and the cases that a strategy or a program is judged on. */
package sudokukata.judge.problem;
