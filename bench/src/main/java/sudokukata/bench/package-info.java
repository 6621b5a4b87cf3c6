/** Benchmarks of the shelf, with opponents from Maven Central in the same run. Nothing of the project depends on it. */
package sudokukata.bench;
