/**
 * The shared suite: one contract that every registered strategy meets, and the proof that the contract catches what it
 * should. Each strategy has a thin class here, so that an IDE can run it alone.
 */
package sudokukata.suite;
