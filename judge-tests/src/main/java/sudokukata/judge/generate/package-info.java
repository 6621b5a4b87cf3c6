/** Makes puzzles from a seed: the same seed gives the same puzzles. Unique means one grid, never one tiling. */
package sudokukata.judge.generate;
