/**
 * Judges programs in any language: compiles them, runs them as child processes under limits, checks what they print.
 * Makes the wrong programs that prove the judge's data.
 */
package sudokukata.judge.program;
