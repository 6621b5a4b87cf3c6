/** Keeps the docs true: every block of code, output or figures in them is made again from its source. */
package sudokukata.lab.docs;
