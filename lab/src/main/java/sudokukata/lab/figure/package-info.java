/** Figures: a recorded search as pictures for pages. Each is one SVG file that needs no script and no network. */
package sudokukata.lab.figure;
