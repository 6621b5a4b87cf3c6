/** The commands of {@code ./kata}: everything that a person looks at. */
package sudokukata.lab.command;
