/**
 * Makes the judge's data: cases from recipes, wrong programs from mistakes, packages for other judges; and the kill matrix,
 * which proves that the data is strong.
 */
package sudokukata.judge.data;
