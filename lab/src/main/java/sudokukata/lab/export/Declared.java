package sudokukata.lab.export;

/**
 * Names one declaration in the sources, for parser and compiler alike.
 *
 * @param file the source file's name
 * @param start where the declaration begins, as an index into the text
 * @param name the declared name; {@code <init>} for a constructor
 */
record Declared(String file, int start, String name) {}
