/** How cost grows as the givens fall, and how much of it is the luck of the order. */
package sudokukata.lab.measure;
