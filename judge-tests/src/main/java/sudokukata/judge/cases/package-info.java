/** The judge's data: problem packages with their samples and secret groups, and the sets beyond them. */
package sudokukata.judge.cases;
