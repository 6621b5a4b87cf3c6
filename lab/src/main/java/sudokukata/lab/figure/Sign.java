package sudokukata.lab.figure;

/** A word beside the bars: where it stands, from 0, and what it says. */
record Sign(String style, int row, int column, String text) {}
