package sudokukata.lab.figure;

/**
 * What a colour means.
 *
 * @param style the class of the sample, as {@link Style} has it
 * @param meaning in a few words
 */
record Legend(String style, String meaning) {}
