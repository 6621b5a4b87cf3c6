/** The judge: runs a strategy through the cases of a problem and reports verdicts. */
package sudokukata.judge;
