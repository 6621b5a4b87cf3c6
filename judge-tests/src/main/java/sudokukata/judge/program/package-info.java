/** Judges programs in any language: compiles them, runs them as child processes under limits, checks what they print. */
package sudokukata.judge.program;
