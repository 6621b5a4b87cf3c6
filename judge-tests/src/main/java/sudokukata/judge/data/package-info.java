/** Makes the judge's data again from recipes: seeds, known grids, and the fault that a case is to expose. */
package sudokukata.judge.data;
